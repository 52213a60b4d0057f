import type { SeedVendorKey } from './vendors.ts';

/** What the store asks for a product of products.json, in rupees, and how it sells. */
export interface SeedOffer {
  readonly price: number;
  /** The price before a reduction; absent where there was none. */
  readonly was?: number;
  readonly stock: number;
  readonly vendor: SeedVendorKey;
  /** Days until delivery, 7 to 13. */
  readonly days: number;
  /** OrderMaximumQuantity; absent where the product states none. */
  readonly atMost?: number;
  /** Pieces sold before the store's first order. */
  readonly sold: number;
  /** How long it has been in the catalogue. */
  readonly ageDays: number;
  /** Rupees of shipping per piece; absent where shipping is free. */
  readonly shipping?: number;
  readonly finalSale?: boolean;
}

export const seedOffers: Readonly<Record<string, SeedOffer>> = {
  'aarvi-3-seater-fabric-sofa-in-teal': { price: 38_999, was: 52_499, stock: 14, vendor: 'northloom', days: 9, atMost: 4, sold: 318, ageDays: 96 },
  'ojas-king-size-bed-with-storage-in-sheesham-wood': { price: 54_999, was: 68_999, stock: 9, vendor: 'aravalli', days: 11, atMost: 3, sold: 287, ageDays: 141 },
  'roha-lounge-chair-in-rust': { price: 16_499, stock: 22, vendor: 'marwar', days: 8, atMost: 6, sold: 205, ageDays: 34 },
  'dhara-4-seater-dining-set-in-mango-wood': { price: 34_499, was: 42_999, stock: 7, vendor: 'aravalli', days: 10, atMost: 3, sold: 164, ageDays: 88 },
  'kesar-study-desk-with-drawers-in-walnut-finish': { price: 18_999, stock: 16, vendor: 'marwar', days: 9, atMost: 5, sold: 142, ageDays: 61 },
  'nadi-coffee-table-with-drawers-in-sheesham-wood': { price: 13_499, was: 16_999, stock: 19, vendor: 'marwar', days: 8, sold: 233, ageDays: 120 },
  'chitra-cane-sideboard-in-natural-finish': { price: 32_999, was: 37_499, stock: 5, vendor: 'malabar', days: 12, atMost: 3, sold: 97, ageDays: 9 },
  'saanvi-king-size-bed-with-tufted-headboard-in-beige': { price: 47_999, was: 59_999, stock: 6, vendor: 'northloom', days: 10, atMost: 3, sold: 176, ageDays: 73 },
  'aarvi-3-seater-fabric-sofa-in-beige': { price: 38_999, was: 52_499, stock: 0, vendor: 'northloom', days: 9, atMost: 4, sold: 344, ageDays: 97 },
  'veda-wing-chair-in-olive': { price: 19_999, was: 23_499, stock: 11, vendor: 'northloom', days: 8, atMost: 6, sold: 158, ageDays: 52 },
  'rudra-l-shape-sofa-with-left-chaise-in-grey': { price: 64_999, was: 84_999, stock: 4, vendor: 'northloom', days: 12, atMost: 2, sold: 121, ageDays: 66 },
  'tarang-3-seater-wooden-sofa-in-sheesham-wood': { price: 29_999, stock: 12, vendor: 'marwar', days: 9, atMost: 4, sold: 190, ageDays: 132 },
  'meera-bookshelf-in-sheesham-wood': { price: 17_499, was: 21_999, stock: 10, vendor: 'marwar', days: 9, atMost: 5, sold: 131, ageDays: 79 },
  'isha-bedside-table-in-sheesham-wood': { price: 6_499, stock: 34, vendor: 'aravalli', days: 7, sold: 262, ageDays: 110 },
  'bela-cane-arm-chair-in-teak-finish': { price: 12_499, was: 14_999, stock: 18, vendor: 'malabar', days: 8, atMost: 8, sold: 149, ageDays: 6 },
  'jhula-rocking-chair-in-sheesham-wood': { price: 18_499, stock: 8, vendor: 'marwar', days: 9, atMost: 4, sold: 117, ageDays: 58 },
  'lehar-tv-unit-in-sheesham-wood': { price: 21_999, was: 27_999, stock: 13, vendor: 'marwar', days: 9, atMost: 4, sold: 214, ageDays: 84 },
  'urvi-chest-of-drawers-in-mango-wood': { price: 23_999, stock: 7, vendor: 'aravalli', days: 10, atMost: 4, sold: 88, ageDays: 47 },
  'anaya-6-seater-dining-set-in-sheesham-wood': { price: 58_999, was: 74_999, stock: 6, vendor: 'aravalli', days: 12, atMost: 2, sold: 201, ageDays: 101 },
  'avani-queen-size-bed-in-mango-wood': { price: 33_999, was: 39_999, stock: 9, vendor: 'aravalli', days: 10, atMost: 3, sold: 168, ageDays: 91 },
  'kiara-wardrobe-with-2-doors-in-walnut-finish': { price: 42_999, stock: 3, vendor: 'aravalli', days: 13, atMost: 2, sold: 74, ageDays: 55, shipping: 1_499 },
  'niva-2-seater-fabric-sofa-in-mustard': { price: 26_499, was: 34_999, stock: 15, vendor: 'northloom', days: 8, atMost: 4, sold: 228, ageDays: 44 },
  'amara-barrel-accent-chair-in-blush': { price: 14_999, was: 18_499, stock: 17, vendor: 'northloom', days: 8, atMost: 6, sold: 183, ageDays: 28 },
  'zoya-chesterfield-3-seater-sofa-in-tan': { price: 56_999, was: 71_999, stock: 5, vendor: 'northloom', days: 11, atMost: 3, sold: 109, ageDays: 70 },
  'savan-cane-headboard-king-size-bed-in-natural-finish': { price: 46_499, stock: 4, vendor: 'malabar', days: 12, atMost: 2, sold: 62, ageDays: 12 },
  'falak-round-coffee-table-in-acacia-wood': { price: 11_999, was: 14_499, stock: 20, vendor: 'marwar', days: 8, sold: 197, ageDays: 76 },
  'pavan-nest-of-tables-in-mango-wood': { price: 9_999, stock: 23, vendor: 'marwar', days: 7, sold: 154, ageDays: 64 },
  'tulsi-shoe-rack-in-sheesham-wood': { price: 8_499, was: 9_999, stock: 26, vendor: 'marwar', days: 7, sold: 171, ageDays: 115 },
  'madhu-bar-stool-in-acacia-wood': { price: 7_499, stock: 24, vendor: 'marwar', days: 8, sold: 136, ageDays: 38 },
  'rasa-round-pouffe-in-teal': { price: 3_999, was: 4_999, stock: 41, vendor: 'northloom', days: 7, sold: 251, ageDays: 82 },
  'indra-ottoman-bench-in-grey': { price: 8_999, was: 10_999, stock: 0, vendor: 'northloom', days: 8, sold: 128, ageDays: 59 },
  'advait-sofa-cum-bed-in-olive': { price: 36_999, was: 46_999, stock: 8, vendor: 'northloom', days: 10, atMost: 3, sold: 145, ageDays: 31 },
  'prisha-channel-back-king-size-bed-in-teal': { price: 49_999, was: 61_499, stock: 5, vendor: 'northloom', days: 11, atMost: 3, sold: 103, ageDays: 19 },
  'sitara-loveseat-in-blush': { price: 24_999, stock: 9, vendor: 'northloom', days: 9, atMost: 4, sold: 112, ageDays: 25 },
  'tarang-wooden-sofa-set-5-seater-in-teak-finish': { price: 68_999, was: 86_999, stock: 3, vendor: 'marwar', days: 13, atMost: 2, sold: 84, ageDays: 104 },
  'rudra-l-shape-sofa-with-right-chaise-in-navy': { price: 66_499, was: 84_999, stock: 5, vendor: 'northloom', days: 12, atMost: 2, sold: 99, ageDays: 21 },
  'neel-bookshelf-in-acacia-wood-and-metal': { price: 14_999, stock: 14, vendor: 'marwar', days: 9, atMost: 5, sold: 107, ageDays: 43 },
  'vihaan-dining-chair-in-sheesham-wood': { price: 5_499, was: 6_499, stock: 48, vendor: 'aravalli', days: 7, atMost: 12, sold: 296, ageDays: 107 },
  'mayur-upholstered-dining-chair-in-emerald': { price: 7_999, stock: 32, vendor: 'northloom', days: 7, atMost: 12, sold: 187, ageDays: 16 },
  'gulmohar-bench-in-sheesham-wood': { price: 9_499, was: 11_499, stock: 12, vendor: 'aravalli', days: 8, sold: 119, ageDays: 68 },
  'yamini-study-chair-in-mango-wood': { price: 8_999, stock: 21, vendor: 'marwar', days: 8, sold: 101, ageDays: 49 },
  'hiran-writing-desk-in-mango-wood-and-metal': { price: 12_999, was: 15_999, stock: 0, vendor: 'marwar', days: 9, atMost: 5, sold: 126, ageDays: 37 },
  'bela-cane-lounge-chair-in-ivory': { price: 17_999, was: 20_999, stock: 10, vendor: 'rattanraya', days: 11, atMost: 6, sold: 92, ageDays: 4 },
  'chitra-cane-tv-unit-in-teak-finish': { price: 27_499, stock: 6, vendor: 'malabar', days: 11, atMost: 3, sold: 69, ageDays: 8 },
  'kavya-sideboard-cabinet-in-sheesham-wood': { price: 31_499, was: 38_999, stock: 7, vendor: 'aravalli', days: 10, atMost: 3, sold: 95, ageDays: 86 },
  'falak-fluted-coffee-table-in-mango-wood': { price: 14_499, stock: 11, vendor: 'marwar', days: 9, sold: 133, ageDays: 14 },
  'dhara-4-seater-round-dining-set-in-walnut-finish': { price: 39_999, was: 47_499, stock: 4, vendor: 'aravalli', days: 11, atMost: 2, sold: 110, ageDays: 40 },
  'anaya-6-seater-dining-set-with-bench-in-acacia-wood': { price: 56_499, was: 69_999, stock: 5, vendor: 'aravalli', days: 12, atMost: 2, sold: 138, ageDays: 23 },
  'niva-2-seater-fabric-sofa-in-grey': { price: 25_999, was: 33_499, stock: 13, vendor: 'northloom', days: 8, atMost: 4, sold: 219, ageDays: 45 },
  'isha-cane-bedside-table-in-natural-finish': { price: 7_999, stock: 15, vendor: 'malabar', days: 9, sold: 81, ageDays: 11 },
  'aarvi-3-seater-velvet-sofa-in-navy': { price: 44_999, was: 57_999, stock: 7, vendor: 'northloom', days: 10, atMost: 4, sold: 174, ageDays: 18 },
  'veda-wing-chair-in-mustard': { price: 19_999, stock: 9, vendor: 'northloom', days: 8, atMost: 6, sold: 122, ageDays: 29 },
  'saanvi-queen-size-upholstered-bed-in-grey': { price: 41_999, was: 51_999, stock: 6, vendor: 'northloom', days: 10, atMost: 3, sold: 139, ageDays: 33 },
  'avani-king-size-bed-in-walnut-finish': { price: 43_499, stock: 8, vendor: 'aravalli', days: 11, atMost: 3, sold: 156, ageDays: 94 },
  'amara-floor-mirror-in-acacia-wood': { price: 11_499, was: 13_999, stock: 9, vendor: 'marwar', days: 10, sold: 87, ageDays: 26, shipping: 499 },
  'neel-wall-shelf-set-in-acacia-wood': { price: 4_499, stock: 37, vendor: 'marwar', days: 7, sold: 144, ageDays: 62 },
  'roha-lounge-chair-in-teal': { price: 16_499, stock: 13, vendor: 'marwar', days: 8, atMost: 6, sold: 161, ageDays: 35 },
  'isha-round-side-table-in-walnut-finish': { price: 5_999, was: 6_999, stock: 28, vendor: 'aravalli', days: 7, sold: 152, ageDays: 53, finalSale: true },
};

/** A product is marked new while it has been in the catalogue for at most this many days. */
export const NEW_FOR_DAYS = 30;
