export interface SeedArticle {
  /** HSN by kind of article: 9401 seats, 9403 other furniture, 9404 pouffes, 7009 mirrors. */
  readonly hsn: '9401' | '9403' | '9404' | '7009';
  /** Category names, the main one first. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** One sentence after the product's name. */
  readonly promise: string;
  readonly features: readonly string[];
  readonly netQuantity?: string;
}

const sofa = {
  hsn: '9401',
  tags: ['Living Room', 'Sofa'],
  features: [
    'Kiln-dried hardwood frame, glued, screwed and corner-blocked',
    'Zigzag springs under 32-density foam with a soft fibre wrap',
    'Cushion covers come off for washing',
    'Seat height 44 cm, easy to get up from',
  ],
} as const;

const bed = {
  hsn: '9403',
  tags: ['Bedroom', 'Bed'],
  features: [
    'Plywood slats that carry 300 kg without a creak',
    'Bolted corner joints: comes apart and goes together again when you move',
    'Felt pads under every leg',
    'Mattress and bedding are not included',
  ],
} as const;

const diningSet = {
  hsn: '9403',
  tags: ['Dining Room', 'Family'],
  features: [
    'Solid wood top 25 mm thick, sealed on both faces so that it stays flat',
    'Water-resistant finish: wipe hot and wet marks away within the hour',
    'Chair seats 45 cm high, table 76 cm',
    'Table legs are bolted on; chairs come assembled',
  ],
} as const;

const loungeChair = {
  hsn: '9401',
  tags: ['Reading Corner'],
  features: [
    'A seat deep enough to tuck your feet up',
    'High-resilience foam that keeps its shape',
    'Solid wood legs with levelling feet',
    'Fits through a 70 cm door',
  ],
} as const;

const table = {
  hsn: '9403',
  tags: ['Living Room'],
  features: [
    'Solid wood, no veneer and no particle board',
    'Rounded edges, kind to shins and to children',
    'Hand-rubbed finish that can be renewed at home',
  ],
} as const;

const cabinet = {
  hsn: '9403',
  tags: ['Storage'],
  features: [
    'Solid wood carcass with mortise-and-tenon joints',
    'Soft-close hinges and metal drawer runners',
    'Adjustable feet for uneven floors',
    'Anti-tip strap and wall fixing included',
  ],
} as const;

const seedArticles: Readonly<Record<string, SeedArticle>> = {
  '3 Seater Sofa': {
    ...sofa,
    categories: ['Sofas'],
    promise: 'seats three without anyone being in the middle for long',
  },
  '2 Seater Sofa': {
    ...sofa,
    categories: ['Sofas'],
    promise: 'fits the flat, the bay window and two people who like each other',
  },
  'L Shape Sofa': {
    ...sofa,
    categories: ['L Shape Sofas', 'Sofas'],
    promise: 'turns a corner into the best seat of the house',
  },
  'Chesterfield Sofa': {
    ...sofa,
    categories: ['Leatherette Sofas', 'Sofas'],
    promise: 'brings deep buttoning and rolled arms to an everyday sitting room',
  },
  'Sofa Cum Bed': {
    ...sofa,
    categories: ['Sofa Cum Beds', 'Sofas'],
    promise: 'opens into a double bed in one movement, with nothing to lift off first',
  },
  'Sofa Set': {
    ...sofa,
    categories: ['Wooden Sofas', 'Sofas'],
    promise: 'furnishes a whole sitting room: one three seater and two armchairs',
    netQuantity: '1 set (3 pieces)',
  },
  'King Size Bed': {
    ...bed,
    categories: ['King Size Beds', 'Beds'],
    promise: 'takes a 78 × 72 inch mattress and gives it a quiet, solid base',
  },
  'Queen Size Bed': {
    ...bed,
    categories: ['Queen Size Beds', 'Beds'],
    promise: 'takes a 78 × 60 inch mattress and leaves the room its floor',
  },
  'Bedside Table': {
    hsn: '9403',
    categories: ['Bedside Tables', 'Bedroom'],
    tags: ['Bedroom', 'Compact'],
    promise: 'keeps the lamp, the glass and the charger where a sleepy hand finds them',
    features: ['Drawer on full-extension runners', 'Open shelf for tomorrow’s book', 'Arrives assembled'],
  },
  Mirror: {
    hsn: '7009',
    categories: ['Mirrors', 'Bedroom'],
    tags: ['Bedroom', 'Decor'],
    promise: 'shows you whole and makes the room look twice its size',
    features: [
      '5 mm distortion-free glass with a shatter-safe backing',
      'Arched solid wood frame',
      'Leans on its own stand or fixes to the wall',
    ],
  },
  '4 Seater Dining Set': {
    ...diningSet,
    categories: ['4 Seater Dining Sets', 'Dining Sets'],
    promise: 'is made for four people and long conversations',
    netQuantity: '1 set (table and 4 chairs)',
  },
  '6 Seater Dining Set': {
    ...diningSet,
    categories: ['6 Seater Dining Sets', 'Dining Sets'],
    promise: 'seats six for a weekday and eight for Diwali',
    netQuantity: '1 set (table and seats for 6)',
  },
  'Dining Chair': {
    hsn: '9401',
    categories: ['Dining Chairs', 'Dining Room'],
    tags: ['Dining Room'],
    promise: 'is comfortable past the second helping',
    features: [
      'Corner-blocked seat frame',
      'Back angled for sitting, not for looking at',
      'Felt pads that spare the floor',
    ],
  },
  'Bar Stool': {
    hsn: '9401',
    categories: ['Bar Stools', 'Dining Room'],
    tags: ['Kitchen', 'Compact'],
    promise: 'brings the kitchen counter to life',
    features: [
      'Seat height 75 cm, for counters of 100 to 105 cm',
      'Footrest with a metal wear strip',
      'Carries 120 kg',
    ],
  },
  Bench: {
    hsn: '9401',
    categories: ['Benches', 'Dining Room'],
    tags: ['Dining Room', 'Family'],
    promise: 'seats two at the table, or holds a suitcase at the foot of the bed',
    features: [
      'Padded seat with a zipped cover',
      'Stretcher rail between the legs',
      'Slides fully under a 76 cm table',
    ],
  },
  'Lounge Chair': {
    ...loungeChair,
    categories: ['Lounge Chairs'],
    promise: 'leans back just as far as a long afternoon does',
  },
  'Wing Chair': {
    ...loungeChair,
    categories: ['Wing Chairs', 'Lounge Chairs'],
    promise: 'wraps its high back around you and shuts out the room',
  },
  'Accent Chair': {
    ...loungeChair,
    categories: ['Accent Chairs', 'Lounge Chairs'],
    promise: 'gives a plain corner one rounded, colourful reason to be looked at',
  },
  'Rocking Chair': {
    ...loungeChair,
    categories: ['Rocking Chairs', 'Lounge Chairs'],
    promise: 'rocks evenly and stops where you stop',
  },
  'Arm Chair': {
    hsn: '9401',
    categories: ['Cane Furniture', 'Lounge Chairs'],
    tags: ['Veranda', 'Handwoven'],
    promise: 'is light enough to follow the shade around the veranda',
    features: [
      'Hand-woven natural cane panels in the classic octagon pattern',
      'Solid wood frame',
      'Panels can be re-woven: ask us',
    ],
  },
  'Coffee Table': {
    ...table,
    categories: ['Coffee Tables', 'Living Room'],
    promise: 'sits low and steady in the middle of everything',
  },
  'Nest of Tables': {
    ...table,
    categories: ['Side Tables', 'Living Room'],
    promise: 'is three tables when guests come and one when they leave',
    netQuantity: '1 set (3 tables)',
  },
  'Side Table': { ...table, categories: ['Side Tables', 'Living Room'], promise: 'finds room beside any sofa or bed' },
  Pouffe: {
    hsn: '9404',
    categories: ['Pouffes & Ottomans', 'Living Room'],
    tags: ['Living Room', 'Compact'],
    promise: 'is a footrest, a spare seat and, with a tray, a table',
    features: ['Firm foam core that does not sag', 'Woven cover over a cotton lining', 'Anti-slip base'],
  },
  Ottoman: {
    hsn: '9401',
    categories: ['Pouffes & Ottomans', 'Living Room'],
    tags: ['Living Room', 'Bedroom'],
    promise: 'ends a bed or a sofa with a soft, useful line',
    features: ['Webbed seat under 40-density foam', 'Solid wood legs', 'Carries two adults'],
  },
  'TV Unit': {
    ...cabinet,
    categories: ['TV Units', 'Living Room'],
    tags: ['Living Room', 'Storage'],
    promise: 'holds a television of up to 65 inches and hides what hangs behind it',
  },
  'Wall Shelf': {
    hsn: '9403',
    categories: ['Wall Shelves', 'Living Room'],
    tags: ['Decor', 'Compact'],
    promise: 'puts books and plants on the wall without a visible bracket',
    features: [
      'Concealed steel brackets included',
      'Each shelf carries 12 kg on a brick wall',
      'Template for drilling included',
    ],
    netQuantity: '1 set (3 shelves)',
  },
  'Study Table': {
    hsn: '9403',
    categories: ['Study Tables', 'Study'],
    tags: ['Work From Home'],
    promise: 'gives work a place and lets you leave it there',
    features: ['Surface deep enough for a monitor and an elbow', 'Cable slot at the back', 'Knee space 65 cm high'],
  },
  'Study Chair': {
    hsn: '9401',
    categories: ['Study Chairs', 'Study'],
    tags: ['Work From Home'],
    promise: 'keeps you upright without reminding you of it',
    features: ['Shaped seat and supportive back rail', 'Solid wood throughout', 'Felt pads included'],
  },
  Bookshelf: {
    ...cabinet,
    categories: ['Bookshelves', 'Study'],
    tags: ['Storage', 'Work From Home'],
    promise: 'carries 25 kg a shelf and shows the spines, not itself',
  },
  Sideboard: {
    ...cabinet,
    categories: ['Sideboards', 'Storage'],
    tags: ['Storage', 'Dining Room'],
    promise: 'swallows a dinner service and offers its top for flowers',
  },
  Wardrobe: {
    ...cabinet,
    categories: ['Wardrobes', 'Storage', 'Bedroom'],
    tags: ['Storage', 'Bedroom'],
    promise: 'has a rail for long clothes, shelves for folded ones and a drawer that locks',
  },
  'Chest of Drawers': {
    ...cabinet,
    categories: ['Chests of Drawers', 'Storage', 'Bedroom'],
    tags: ['Storage', 'Bedroom'],
    promise: 'sorts a wardrobe’s worth of folded things into deep, smooth drawers',
  },
  'Shoe Rack': {
    ...cabinet,
    categories: ['Shoe Racks', 'Storage'],
    tags: ['Storage', 'Hallway'],
    promise: 'parks sixteen pairs behind slats that let them breathe',
  },
};

/** Differences of single products. */
const exceptions: Readonly<Record<string, Partial<SeedArticle>>> = {
  'bela-cane-lounge-chair-in-ivory': {
    tags: ['Reading Corner', 'Handwoven', 'Veranda'],
    features: [
      'Steam-bent rattan poles bound with split cane: no wood, no metal',
      'Hand-woven side and back panels',
      'Loose seat and back cushions with zipped covers',
      'Weighs 9 kg, so it follows you to the balcony',
    ],
  },
};

/** Undefined when the product's type is not described. */
export function articleOf(product: { readonly slug: string; readonly productType: string }): SeedArticle | undefined {
  const article = seedArticles[product.productType];
  return article && { ...article, ...exceptions[product.slug] };
}
