import * as v from 'valibot';
import { FACT_NAMES } from '../../catalog/facts/fact-names.ts';
import { readYaml } from '../files/read-files.ts';
import { readSeedFacts, type SeedFacts, type SeedProduct } from '../files/seed-media.ts';

const facts = v.array(v.picklist(FACT_NAMES));
const side = v.union([v.picklist(['w', 'd', 'h']), v.number()]);

const given = {
  weight: v.number(),
  boxes: v.array(v.tuple([side, side, side])),
  assembly: v.string(),
  modules: v.number(),
  frame: v.string(),
  load: v.number(),
  filling: v.string(),
};
const part = v.partial(v.strictObject({ ...given, asked: facts, required: facts }));
const type = v.strictObject({ ...part.entries, kind: v.string() });

const { kinds, types, exceptions } = readYaml(
  'catalog/facts.yaml',
  v.strictObject({
    kinds: v.record(v.string(), part),
    types: v.record(v.string(), type),
    exceptions: v.record(v.string(), part),
  }),
);

const measured = new Map(readSeedFacts().map((one) => [one.slug, one]));

export const measuredOf = (slug: string): SeedFacts => {
  const known = measured.get(slug);
  if (!known) throw new Error(`facts.json lacks ${slug}`);
  return known;
};

/** Other colours are those of a cover. */
const FINISH = /^(?:Acacia|Honey|Mango|Natural|Sheesham|Teak|Walnut)(?= Finish$|$)/;

const PACKING_CM = 4;

/** How a cover is cleaned: that of a seat or of a headboard does not come off. */
const careOf = (cover: string, { productType }: SeedProduct): string => {
  if (cover === 'leatherette') return 'wipe clean';
  if (!/Sofa/.test(productType)) return 'spot clean';
  return cover === 'velvet' ? 'dry clean' : 'machine wash';
};

export interface PieceFacts {
  readonly weightKg: number;
  /** A row of product_facts. */
  readonly row: ReturnType<typeof rowOf>;
}

/** What is known of a sample: measured on its model, or set by its type and said to be so. */
export function factsOf(product: SeedProduct): PieceFacts {
  const { weight = 0, ...set } = { ...ofType(product.productType), ...exceptions[product.slug] };
  return { weightKg: weight, row: rowOf(product, set) };
}

type Part = v.InferOutput<typeof part>;

function ofType(name: string): Part {
  const { kind = '', ...own } = types[name] ?? {};
  return { ...kinds[kind], ...own };
}

function rowOf(product: SeedProduct, set: Omit<Part, 'weight'>) {
  const { cover = null, seatHeightCm, seatDepthCm } = measuredOf(product.slug);
  const row = {
    modules: set.modules ?? null,
    seat_height_cm: seatHeightCm ?? null,
    seat_depth_cm: seatDepthCm ?? null,
    boxes: (set.boxes ?? []).map((box) => box.map((one) => lengthOf(one, product)).join('x')),
    load_kg: set.load ?? null,
    filling: cover === null && !exceptions[product.slug]?.filling ? null : (set.filling ?? null),
    cover,
    cover_care: cover === null ? null : careOf(cover, product),
    frame: set.frame ?? null,
    finish: FINISH.exec(product.color.name)?.[0] ?? null,
    // The samples are sent from stock.
    lead_days: null,
    assembly: set.assembly ?? null,
  };
  const estimates = { weight_kg: true, boxes: true, load_kg: row.load_kg, filling: row.filling } as const;
  return {
    ...row,
    estimated: Object.entries(estimates)
      .flatMap(([name, is]) => (is ? [name] : []))
      .sort(),
  };
}

const lengthOf = (one: 'w' | 'd' | 'h' | number, { dimensionsCm }: SeedProduct) =>
  typeof one === 'number' ? one : dimensionsCm[one] + PACKING_CM;

/** Rows of product_type_facts. @param ids of the types by name */
export function askedOfTypes(ids: ReadonlyMap<string, number>) {
  return [...ids].flatMap(([name, product_type_id]) => {
    const { asked = [], required = [] } = ofType(name);
    return asked.map((fact, place) => ({
      product_type_id,
      position: place + 1,
      fact,
      is_required: required.includes(fact),
    }));
  });
}
