/** `picture` is a product's slug, or `room:` and a name of seed-media/rooms.json. */
export interface SeedCategory {
  readonly name: string;
  readonly intro: string;
  readonly picture: string;
  /** Place in the home page's grid of popular categories. */
  readonly popular?: number;
  readonly children?: readonly SeedCategory[];
}

export const seedCategories: readonly SeedCategory[] = [
  {
    name: 'Living Room',
    intro: 'Sofas, tables and storage that make the room everyone ends up in.',
    picture: 'room:living-room',
    children: [
      {
        name: 'Sofas',
        intro: 'Deep seats, honest frames and fabrics that survive real evenings at home.',
        picture: 'aarvi-3-seater-fabric-sofa-in-teal',
        popular: 1,
        children: [
          {
            name: 'Fabric Sofas',
            intro: 'Upholstered sofas in linen blends and velvet, on kiln-dried hardwood frames.',
            picture: 'aarvi-3-seater-fabric-sofa-in-beige',
            popular: 5,
          },
          {
            name: 'Wooden Sofas',
            intro: 'Solid sheesham frames with loose cushions you can unzip and wash.',
            picture: 'tarang-3-seater-wooden-sofa-in-sheesham-wood',
          },
          {
            name: 'L Shape Sofas',
            intro: 'A chaise on the left or the right: measure the corner, then choose the side.',
            picture: 'rudra-l-shape-sofa-with-left-chaise-in-grey',
          },
          {
            name: 'Sofa Cum Beds',
            intro: 'A sofa by day and a proper bed for guests, in one simple movement.',
            picture: 'advait-sofa-cum-bed-in-olive',
          },
          {
            name: 'Leatherette Sofas',
            intro: 'The club look with an easy-wipe surface.',
            picture: 'zoya-chesterfield-3-seater-sofa-in-tan',
          },
        ],
      },
      {
        name: 'Coffee Tables',
        intro: 'Low tables in solid wood, round or rectangular, with and without drawers.',
        picture: 'falak-round-coffee-table-in-acacia-wood',
        popular: 8,
      },
      {
        name: 'TV Units',
        intro: 'Low consoles with room for the set-top box, the router and their cables.',
        picture: 'lehar-tv-unit-in-sheesham-wood',
        popular: 9,
      },
      {
        name: 'Side Tables',
        intro: 'Small tables for a lamp, a cup and a book.',
        picture: 'pavan-nest-of-tables-in-mango-wood',
      },
      {
        name: 'Pouffes & Ottomans',
        intro: 'Soft seats that double as footrests and extra places for guests.',
        picture: 'rasa-round-pouffe-in-teal',
      },
      {
        name: 'Wall Shelves',
        intro: 'Floating shelves for books, plants and photographs.',
        picture: 'neel-wall-shelf-set-in-acacia-wood',
      },
    ],
  },
  {
    name: 'Bedroom',
    intro: 'Beds, bedside tables and wardrobes for a calm start and end of the day.',
    picture: 'room:bedroom',
    children: [
      {
        name: 'Beds',
        intro: 'Solid wood and upholstered beds in king and queen size.',
        picture: 'ojas-king-size-bed-with-storage-in-sheesham-wood',
        popular: 2,
        children: [
          {
            name: 'King Size Beds',
            intro: 'For mattresses of 78 × 72 inches, with and without storage.',
            picture: 'avani-king-size-bed-in-walnut-finish',
            popular: 6,
          },
          {
            name: 'Queen Size Beds',
            intro: 'For mattresses of 78 × 60 inches: generous, yet at home in smaller rooms.',
            picture: 'avani-queen-size-bed-in-mango-wood',
          },
          {
            name: 'Upholstered Beds',
            intro: 'Padded headboards to lean on, in fabrics that brush clean.',
            picture: 'prisha-channel-back-king-size-bed-in-teal',
          },
        ],
      },
      {
        name: 'Bedside Tables',
        intro: 'A drawer for the night and a top for the morning.',
        picture: 'isha-bedside-table-in-sheesham-wood',
      },
      {
        name: 'Mirrors',
        intro: 'Full-length mirrors in solid wood frames.',
        picture: 'amara-floor-mirror-in-acacia-wood',
      },
    ],
  },
  {
    name: 'Dining Room',
    intro: 'Tables, chairs and benches for weekday dinners and festival lunches.',
    picture: 'room:dining-room',
    children: [
      {
        name: 'Dining Sets',
        intro: 'A table and its chairs, made from the same wood and finished together.',
        picture: 'anaya-6-seater-dining-set-in-sheesham-wood',
        popular: 3,
        children: [
          {
            name: '4 Seater Dining Sets',
            intro: 'For four, in a space of about two and a half metres square.',
            picture: 'dhara-4-seater-dining-set-in-mango-wood',
          },
          {
            name: '6 Seater Dining Sets',
            intro: 'For six, with chairs all round or a bench on one side.',
            picture: 'anaya-6-seater-dining-set-with-bench-in-acacia-wood',
          },
        ],
      },
      {
        name: 'Dining Chairs',
        intro: 'Chairs sold singly, to complete a set or start a mixed one.',
        picture: 'mayur-upholstered-dining-chair-in-emerald',
      },
      {
        name: 'Benches',
        intro: 'One bench seats two and slides under the table afterwards.',
        picture: 'gulmohar-bench-in-sheesham-wood',
      },
      {
        name: 'Bar Stools',
        intro: 'Counter-height stools with a footrest where you want it.',
        picture: 'madhu-bar-stool-in-acacia-wood',
      },
    ],
  },
  {
    name: 'Lounge Chairs',
    intro: 'Chairs for reading, rocking and doing nothing at all.',
    picture: 'roha-lounge-chair-in-rust',
    popular: 4,
    children: [
      {
        name: 'Wing Chairs',
        intro: 'High backs that keep the draught out and the book in.',
        picture: 'veda-wing-chair-in-olive',
      },
      {
        name: 'Accent Chairs',
        intro: 'One chair in one strong colour.',
        picture: 'amara-barrel-accent-chair-in-blush',
      },
      {
        name: 'Rocking Chairs',
        intro: 'Balanced runners in solid sheesham.',
        picture: 'jhula-rocking-chair-in-sheesham-wood',
      },
    ],
  },
  {
    name: 'Study',
    intro: 'Desks, chairs and shelves for work that happens at home.',
    picture: 'room:study',
    popular: 7,
    children: [
      {
        name: 'Study Tables',
        intro: 'Desks with drawers or a clean writing surface.',
        picture: 'kesar-study-desk-with-drawers-in-walnut-finish',
      },
      {
        name: 'Study Chairs',
        intro: 'Upright, comfortable and quiet on the floor.',
        picture: 'yamini-study-chair-in-mango-wood',
      },
      {
        name: 'Bookshelves',
        intro: 'Open shelves, tall enough for a lifetime of reading.',
        picture: 'meera-bookshelf-in-sheesham-wood',
      },
    ],
  },
  {
    name: 'Storage',
    intro: 'A place for everything, and doors to close on it.',
    picture: 'kavya-sideboard-cabinet-in-sheesham-wood',
    popular: 10,
    children: [
      {
        name: 'Wardrobes',
        intro: 'Hanging space, shelves and a drawer that locks.',
        picture: 'kiara-wardrobe-with-2-doors-in-walnut-finish',
      },
      {
        name: 'Chests of Drawers',
        intro: 'Deep drawers on metal runners.',
        picture: 'urvi-chest-of-drawers-in-mango-wood',
      },
      {
        name: 'Sideboards',
        intro: 'Cabinets for crockery, linen and everything else.',
        picture: 'chitra-cane-sideboard-in-natural-finish',
      },
      {
        name: 'Shoe Racks',
        intro: 'Slatted shelves that let shoes breathe.',
        picture: 'tulsi-shoe-rack-in-sheesham-wood',
      },
    ],
  },
  {
    name: 'Solid Wood',
    intro: 'Furniture by the tree it came from.',
    picture: 'tarang-wooden-sofa-set-5-seater-in-teak-finish',
    children: [
      {
        name: 'Sheesham Wood',
        intro: 'Indian rosewood: dense, dark-grained and made to be handed down.',
        picture: 'nadi-coffee-table-with-drawers-in-sheesham-wood',
      },
      {
        name: 'Mango Wood',
        intro: 'Pale, warm and grown for its fruit first: timber from orchards past bearing.',
        picture: 'urvi-chest-of-drawers-in-mango-wood',
      },
      {
        name: 'Acacia Wood',
        intro: 'Hard, water-tolerant and full of light and dark streaks.',
        picture: 'neel-bookshelf-in-acacia-wood-and-metal',
      },
    ],
  },
  {
    name: 'Fabric Furniture',
    intro: 'Everything upholstered, from pouffes to beds.',
    picture: 'niva-2-seater-fabric-sofa-in-mustard',
  },
  {
    name: 'Cane Furniture',
    intro: 'Hand-woven cane and rattan: light to lift, cool to sit on, at home from veranda to bedroom.',
    picture: 'room:cane-corner',
    popular: 11,
  },
  {
    name: 'Planning Guides',
    intro: 'Short, practical handbooks to download and keep.',
    picture: 'room-planning-guide',
  },
];
