/** The slides of the home page's carousel; `room` names a picture of seed-media/rooms.json. */
export const seedBanners: readonly {
  readonly title: string;
  readonly subtitle: string;
  readonly room: string;
  readonly link: string;
}[] = [
  {
    title: 'Sofas for real evenings',
    subtitle: 'Hardwood frames, washable covers, colours with a spine.',
    room: 'living-room',
    link: '/collections/sofas',
  },
  {
    title: 'Beds that keep quiet',
    subtitle: 'Solid wood and upholstered, in king and queen size.',
    room: 'bedroom',
    link: '/collections/beds',
  },
  {
    title: 'A chair of one’s own',
    subtitle: 'Lounge, wing and rocking chairs for long chapters.',
    room: 'lounge-corner',
    link: '/collections/lounge-chairs',
  },
  {
    title: 'Set for six, ready for eight',
    subtitle: 'Dining sets in sheesham, mango and acacia.',
    room: 'dining-room',
    link: '/collections/dining-room',
  },
  {
    title: 'Made to your measure',
    subtitle: 'Your size, your wood, your fabric.',
    room: 'study',
    link: '/Customized-Furniture',
  },
];
