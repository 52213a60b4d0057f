/** A download, whose file the seed generates. */
export interface SeedDigitalProduct {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  readonly alt: string;
  readonly price: number;
  readonly was?: number;
  readonly sold: number;
  readonly ageDays: number;
  readonly summary: string;
  readonly subtitle: string;
  readonly chapters: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export const DIGITAL_HSN = '998431';

/** Downloads never sell out; a number keeps the arithmetic on stock simple. */
export const DIGITAL_STOCK = 1_000_000;

export const seedDigitalProducts: readonly SeedDigitalProduct[] = [
  {
    slug: 'room-planning-guide',
    name: 'The Room Planning Guide (PDF)',
    picture: 'guides/room-planning-guide.webp',
    alt: 'Cover of The Room Planning Guide with a living room on it',
    price: 299,
    was: 499,
    sold: 61,
    ageDays: 75,
    summary:
      'Measure a room once and furnish it right: clearances, sofa and bed sizes, lighting and a checklist for delivery day.',
    subtitle: 'Measure, plan and place, room by room',
    chapters: [
      {
        heading: 'Measure once',
        paragraphs: [
          'Draw the room from above. Write down the length of every wall, the place of doors and windows, and which way each door opens. Note sockets, switches, the fan and the air conditioner.',
          'Then measure the way in: the lift, the stairs at their narrowest turn, the front door and the door of the room. A sofa is 90 cm deep with its packing; a bed comes in parts, a wardrobe does not always.',
        ],
      },
      {
        heading: 'Leave room to walk',
        paragraphs: [
          'A main path needs 90 cm, a side path 60 cm. Between a sofa and its table 40 to 45 cm is right: near enough for a cup, far enough for knees.',
          'Behind a dining chair leave 75 cm so that a guest can get up, and 110 cm where people walk past. Beside a bed 60 cm on each side; in front of a wardrobe 90 cm.',
        ],
      },
      {
        heading: 'Choose sizes that suit',
        paragraphs: [
          'A sofa may take two thirds of the wall it stands against. For a room under 11 square metres, a two seater and an armchair seat as many as a three seater and feel lighter.',
          'A king size mattress is 198 by 183 cm, a queen 198 by 152 cm; the bed around it adds 10 to 20 cm each way. A table for four is 120 cm long or 110 cm round, for six 150 to 180 cm.',
        ],
      },
      {
        heading: 'Light it in layers',
        paragraphs: [
          'One light for the room, one for what you do in it, one for the corner you look at. Warm white (2700 to 3000 K) flatters wood and skin.',
          'Hang a pendant 70 to 80 cm above a dining table, and place a reading lamp so that its light falls over the shoulder.',
        ],
      },
      {
        heading: 'On delivery day',
        paragraphs: [
          'Clear the way, roll up carpets, and keep a blanket ready. Unpack in the room, check every face in daylight, and photograph anything that is not right before it is assembled.',
          'Put felt pads under legs before the first move, not after the first scratch.',
        ],
      },
    ],
  },
  {
    slug: 'wood-care-handbook',
    name: 'The Wood Care Handbook (PDF)',
    picture: 'guides/wood-care-handbook.webp',
    alt: 'Cover of The Wood Care Handbook with cane furniture on it',
    price: 199,
    sold: 48,
    ageDays: 50,
    summary: 'Keep sheesham, mango, acacia and cane at their best through heat, monsoon and moving day.',
    subtitle: 'Keep sheesham, mango and cane at their best',
    chapters: [
      {
        heading: 'Know your wood',
        paragraphs: [
          'Sheesham is dense and oily by nature: it needs little but hates being dried out by an air conditioner. Mango is paler and thirstier, and takes polish gladly. Acacia shrugs off water better than either.',
          'All of them move with the seasons. A drawer that sticks in July runs free in November.',
        ],
      },
      {
        heading: 'Week by week',
        paragraphs: [
          'Dust with a soft dry cloth along the grain. For marks use a cloth that is barely damp, then a dry one at once. No sprays with silicone: they build up and cannot be refinished over.',
        ],
      },
      {
        heading: 'Year by year',
        paragraphs: [
          'Before the dry months, rub in a thin coat of beeswax polish, wait ten minutes, buff. On a worn table top, sand lightly with 320 grit along the grain, wipe, and give two thin coats of the finish it came with.',
        ],
      },
      {
        heading: 'Rings, dents and scratches',
        paragraphs: [
          'A white ring is moisture in the finish: a warm, dry iron over a cotton cloth, a few seconds at a time, usually lifts it. A dent in bare wood rises with a drop of water and the same iron. A fine scratch disappears under a walnut rubbed along it.',
        ],
      },
      {
        heading: 'Cane and rattan',
        paragraphs: [
          'Brush dust out of the weave, wipe with a damp cloth, and mist with water every few weeks in the dry season. A panel that sags tightens again when it is wetted from below and left to dry in the shade.',
        ],
      },
    ],
  },
];
