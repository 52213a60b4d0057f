/**
 * The facts that a type of product may be asked for: the column of a product's record, and the field of the detail that
 * says it. Each fact has one column; most are older than the record of facts.
 */
export const FACTS = {
  width_cm: 'Width',
  depth_cm: 'Depth',
  height_cm: 'Height',
  seater: 'Seats',
  modules: 'Modules',
  seat_height_cm: 'SeatHeightCm',
  seat_depth_cm: 'SeatDepthCm',
  weight_kg: 'WeightKg',
  boxes: 'Boxes',
  load_kg: 'LoadKg',
  material: 'Material',
  cover: 'Cover',
  cover_care: 'CoverCare',
  filling: 'Filling',
  frame: 'Frame',
  finish: 'Finish',
  orientation: 'Side',
  lead_days: 'LeadDays',
  assembly: 'Assembly',
  care: 'Care',
} as const;

export type FactName = keyof typeof FACTS;

export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];

/** Those that are in a row of their own, and nowhere else. */
export const OWN_FACTS = [
  'modules',
  'seat_height_cm',
  'seat_depth_cm',
  'boxes',
  'load_kg',
  'filling',
  'cover',
  'cover_care',
  'frame',
  'finish',
  'lead_days',
  'assembly',
  'estimated',
] as const;

export const COVERS = ['woven fabric', 'velvet', 'bouclé', 'linen', 'cotton', 'leather', 'leatherette'] as const;
export const COVER_CARES = ['machine wash', 'dry clean', 'spot clean', 'wipe clean'] as const;
export const ASSEMBLIES = ['arrives assembled', 'fix the legs', 'assembled on delivery', 'fix to the wall'] as const;

/** '220x95x70': length, width and height of a package in centimetres. */
export const BOX = /^[1-9]\d{0,2}x[1-9]\d{0,2}x[1-9]\d{0,2}$/;

export interface AskedFact {
  readonly fact: FactName;
  readonly isRequired: boolean;
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Of the facts that its type is asked for, those that a product lacks. Without days of making it is in stock, and lacks none. */
export function missingFacts(record: Readonly<Record<FactName, unknown>>, asked: readonly AskedFact[]) {
  return asked.filter(({ fact }) => fact !== 'lead_days' && isEmpty(record[fact]));
}
