import { isDeepStrictEqual } from 'node:util';
import { didYouMean } from '../../platform/command-line/nearest.ts';
import type { DrawnSizes } from '../drawings/read-drawing.ts';
import { FACT_NAMES, type FactName, missingFacts } from '../facts/fact-names.ts';
import { MOST_MEMBERS } from '../products/family-tables.ts';
import { LEAST_PRICE } from '../products/price.ts';
import { contradictionsOf, TEXTS, TOLD } from './contradictions.ts';
import { DRAWN, drawnContradictionsOf } from './drawn-contradictions.ts';
import {
  COLUMN_NAMES,
  type ColumnName,
  type GivenRecord,
  NEW_PRODUCT,
  type ProductRecord,
  type RecordFault,
} from './product-record.ts';
import type { References } from './references.ts';
import type { StoredProduct } from './stored-products.ts';

/** What a record does to the shop. */
export type Plan =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'create'; readonly after: ProductRecord }
  | {
      readonly kind: 'change';
      readonly before: StoredProduct;
      readonly after: ProductRecord;
      readonly columns: readonly ColumnName[];
    }
  | { readonly kind: 'faults'; readonly faults: readonly RecordFault[] };

export type WritingPlan = Extract<Plan, { kind: 'create' | 'change' }>;

const REQUIRED = ['name', 'categories', 'vendor', 'hsn', 'shipping_days'] as const;

/**
 * Compares a record with the shop. Only what changes is checked against the rules: a product that is as the file says is
 * never a fault.
 * @param given pictures are named by their ids with '.webp'
 * @param stored undefined for a new SKU
 * @param drawn the sizes of the drawings that it is given
 */
export function planRecord(
  given: GivenRecord,
  stored: StoredProduct | undefined,
  shop: References,
  now: Date,
  drawn: DrawnSizes,
): Plan {
  if (!stored) {
    const missing = REQUIRED.filter((name) => given[name] === undefined);
    if (missing.length > 0) {
      return {
        kind: 'faults',
        faults: missing.map((column) => ({ column, message: 'is missing; a new product needs it' })),
      };
    }
  }
  const whole = { added: now.toISOString(), ...NEW_PRODUCT, ...stored?.record, ...given } as ProductRecord;
  const after = tidied(declared(whole, stored, shop), given, stored);
  const columns = COLUMN_NAMES.filter((name) => !isDeepStrictEqual(after[name], stored?.record[name]));
  if (columns.length === 0) return { kind: 'unchanged' };
  const faults = [...faultsOf(after, new Set(columns), shop, stored?.exemptFrom ?? [])];
  if (DRAWN.some((name) => columns.includes(name))) {
    faults.push(...drawnContradictionsOf(after, new Map([...(stored?.drawn ?? []), ...drawn])));
  }
  if (faults.length > 0) return { kind: 'faults', faults };
  if (columns.includes('family')) moveMember(after, stored, shop.members);
  return stored ? { kind: 'change', before: stored, after, columns } : { kind: 'create', after };
}

/** Keeps count for the next records. A plan that is made again, as for a transaction that is repeated, changes nothing. */
function moveMember({ sku, family }: ProductRecord, stored: StoredProduct | undefined, members: References['members']) {
  if (stored?.record.family) members.get(stored.record.family)?.delete(sku);
  if (family !== null) members.set(family, (members.get(family) ?? new Set()).add(sku));
}

/** Where no origin is stated, origin and importer are those of the vendor. */
function declared(whole: ProductRecord, stored: StoredProduct | undefined, shop: References): ProductRecord {
  const own = shop.declarations.get(whole.vendor);
  if (whole.origin !== null || !own) return whole;
  return { ...whole, origin: own.origin, importer: whole.importer ?? (stored ? null : own.importer) };
}

/** Sorts the lists whose order means nothing, so that equal records compare equal, and gives each picture a text. */
function tidied(whole: ProductRecord, given: GivenRecord, stored: StoredProduct | undefined): ProductRecord {
  const [main, ...others] = whole.categories;
  return {
    ...whole,
    categories: main === undefined ? [] : [main, ...sorted(others)],
    tags: sorted(whole.tags),
    shipping_methods: sorted(whole.shipping_methods),
    licences: sorted(whole.licences),
    drawings: sorted(whole.drawings),
    estimated: estimatedOf(whole, given, stored),
    picture_texts: textsOf(whole, given, stored),
  };
}

/** A fact that is written anew is no estimate any more, unless the record says so. */
function estimatedOf(whole: ProductRecord, given: GivenRecord, stored: StoredProduct | undefined): string[] {
  if (given.estimated || !stored) return sorted(whole.estimated);
  const isNew = (name: string) => {
    const fact = FACT_NAMES.find((one) => one === name);
    return fact !== undefined && !isDeepStrictEqual(whole[fact], stored.record[fact]);
  };
  return sorted(whole.estimated.filter((name) => !isNew(name)));
}

// By code unit, as 'collate "C"' has it for all that is not beyond the basic plane.
const sorted = (names: readonly string[]) => [...names].sort();

function textsOf(whole: ProductRecord, given: GivenRecord, stored: StoredProduct | undefined): string[] {
  const known = new Map(stored?.record.pictures.map((id, place) => [id, stored.record.picture_texts[place]]));
  const texts = given.picture_texts ?? [];
  // Texts beyond the pictures stay, so that they are a fault.
  const beyond = texts.slice(whole.pictures.length);
  const own = whole.pictures.map((id, place) => (given.picture_texts ? texts[place] : known.get(id)) || whole.name);
  return [...own, ...beyond];
}

const NAMED = {
  vendor: 'vendor',
  type: 'type',
  material: 'material',
  orientation: 'orientation',
  seater: 'seater',
  color: 'color',
  size: 'size',
  family: 'family',
  origin: 'origin',
  importer: 'importer',
  categories: 'category',
  tags: 'tag',
  shipping_methods: 'shippingMethod',
} as const satisfies Partial<Record<ColumnName, keyof References>>;

function faultsOf(
  after: ProductRecord,
  changed: ReadonlySet<ColumnName>,
  shop: References,
  exemptFrom: readonly string[],
): readonly RecordFault[] {
  const faults: RecordFault[] = [];
  const fault = (column: ColumnName, message: string) => faults.push({ column, message });
  for (const column of Object.keys(NAMED) as (keyof typeof NAMED)[]) {
    if (!changed.has(column)) continue;
    const unknown = [after[column] ?? []].flat().filter((name) => !shop[NAMED[column]].has(name));
    for (const name of unknown) {
      fault(column, `names '${name}', which the shop does not have${didYouMean(name, shop[NAMED[column]].keys())}`);
    }
  }
  if (changed.has('hsn') || changed.has('gst_class') || (changed.has('published') && after.published)) {
    if (!shop.taxed.has(`${after.hsn} ${after.gst_class ?? ''}`)) {
      fault(changed.has('gst_class') && !changed.has('hsn') ? 'gst_class' : 'hsn', 'has no GST rate today');
    }
  }
  if ((changed.has('price') || changed.has('old_price')) && after.old_price !== null) {
    if (after.old_price <= (after.price ?? 0)) fault('old_price', 'is not above the price');
  }
  if ((changed.has('price') || changed.has('mrp')) && after.mrp !== null && after.mrp < (after.price ?? 0)) {
    fault('mrp', 'is below the price');
  }
  const varies = after.family === null ? [] : (shop.varies.get(after.family) ?? []);
  for (const varying of varies.filter((one) => after[one] === null)) {
    fault('family', `varies in ${varying}, which this product does not have`);
  }
  const members = changed.has('family') && after.family !== null ? shop.members.get(after.family) : undefined;
  if (members && !members.has(after.sku) && members.size >= MOST_MEMBERS) {
    fault('family', `has ${members.size} products; ${MOST_MEMBERS} are the most that a family may have`);
  }
  if (after.picture_texts.length > after.pictures.length) fault('picture_texts', 'has more texts than pictures');
  if (changed.has('related') && after.related.includes(after.sku)) fault('related', 'names the product itself');
  if (after.digital_file !== null && !after.digital) fault('digital_file', 'is only for a digital product');
  const licensed = after.licences.map((licence) => licence.slice(0, licence.indexOf('=')));
  for (const code of licensed.filter((one) => !shop.standard.has(one))) {
    fault('licences', `names '${code}', which is no standard of the shop`);
  }
  if ([...TEXTS, ...TOLD].some((name) => changed.has(name))) faults.push(...contradictionsOf(after));
  if (after.lead_days !== null && after.lead_days > after.shipping_days) {
    fault('lead_days', 'is more than shipping_days, which contain it');
  }
  if (after.published) {
    const asked = after.type === null ? [] : (shop.factsOfType.get(after.type) ?? []);
    // What a product has lacked all along stops no change of its price.
    const isDue = (fact: FactName) => [fact, 'published', 'type'].some((name) => changed.has(name as ColumnName));
    for (const { fact } of missingFacts(after, asked).filter((one) => one.isRequired && isDue(one.fact))) {
      fault(fact, `is empty; a published ${after.type} says it`);
    }
    const standards = after.type === null ? [] : (shop.standardsOfType.get(after.type) ?? []);
    for (const code of standards.filter((one) => !licensed.includes(one) && !exemptFrom.includes(one))) {
      fault('licences', `lacks ${code}; such a product is published with its licence or a recorded exemption`);
    }
    if (after.importer === null && !after.digital && shop.abroad.has(after.origin ?? '')) {
      fault('importer', 'is empty; what comes from abroad is published with its importer');
    }
    if (after.pictures.length === 0) fault('pictures', 'is empty; a published product needs a picture');
    if (after.price !== null && after.price * 100 < LEAST_PRICE) {
      fault('price', 'is below ₹1; leave it empty for a product that cannot be bought');
    }
    if (after.digital && after.digital_file === null) fault('digital_file', 'is empty; a published download needs one');
  }
  return faults;
}
