import { type RawBuilder, sql } from 'kysely';
import { type ProductSet, partsOf } from './product-set.ts';

/**
 * SQL of the common table expressions for a query over sets: `masks` has one row per segment of product ids and one
 * column per named set, the bitmap of its members in that segment.
 */
export function masksOf(named: Readonly<Record<string, ProductSet>>): RawBuilder<unknown> {
  const { leaves, shared } = survey(Object.values(named));
  const columns = new Map([...leaves.keys(), ...shared.keys()].map((key, index) => [key, `set_${index}`]));

  const arrays = [...leaves].map(([key, leaf]) => sql`, ${arrayOf(leaf)} as ${column(columns, key)}`);
  const bitmaps = [...leaves.keys()].map(
    (key) => sql`, ${column(columns, key)}[segment + 1] as ${column(columns, key)}`,
  );
  let rows = sql`(
    select segment ${sql.join(bitmaps, sql``)} from leaves cross join lateral generate_series(0, last_segment) as segment
  ) as parts`;
  // 'offset 0' prevents the planner from inlining an expression that should be computed once.
  for (const [key, set] of shared) {
    rows = sql`(select *, ${composed(set, columns)} as ${column(columns, key)} from ${rows} offset 0) as parts`;
  }
  const masks = Object.entries(named).map(([name, set]) => sql`, ${bits(set, columns)} as ${sql.ref(name)}`);
  return sql`
    leaves as materialized (select last_segment() as last_segment ${sql.join(arrays, sql``)}),
    masks as materialized (select segment ${sql.join(masks, sql``)} from ${rows})`;
}

/** SQL of the number of products in all segments of `column`. */
export const membersIn = (column: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(bit_count(${column})::integer), 0)::integer`;

type Leaf = Extract<ProductSet, { of: 'options' | 'price' }>;
/** The columns of sets that are already computed, by the set's key. */
type Columns = ReadonlyMap<string, string>;

const keyOf = (set: ProductSet) => JSON.stringify(set);
const column = (columns: Columns, key: string) => sql.ref(columns.get(key) ?? '');

interface Survey {
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** Sets that are used more than once; inner sets come before those that contain them. */
  readonly shared: ReadonlyMap<string, ProductSet>;
}

function survey(sets: readonly ProductSet[]): Survey {
  const leaves = new Map<string, Leaf>();
  const composed = new Map<string, ProductSet>();
  const repeated = new Set<string>();
  const visit = (set: ProductSet): void => {
    const key = keyOf(set);
    if (set.of === 'options' || set.of === 'price') {
      leaves.set(key, set);
    } else if (composed.has(key)) {
      repeated.add(key);
    } else {
      for (const part of partsOf(set)) visit(part);
      composed.set(key, set);
    }
  };
  for (const set of sets) visit(set);
  return { leaves, shared: new Map([...composed].filter(([key]) => repeated.has(key))) };
}

function arrayOf(leaf: Leaf): RawBuilder<unknown> {
  return leaf.of === 'options'
    ? sql`members_of(${leaf.kind}, ${[...leaf.ids]}::integer[])`
    : sql`priced_at_least(${leaf.atLeast}::bigint)`;
}

/** SQL of a set's bitmap: its column, if computed, else its composition. */
function bits(set: ProductSet, columns: Columns): RawBuilder<unknown> {
  const known = columns.get(keyOf(set));
  return known === undefined ? composed(set, columns) : sql.ref(known);
}

function composed(set: ProductSet, columns: Columns): RawBuilder<unknown> {
  const parts = partsOf(set).map((part) => bits(part, columns));
  switch (set.of) {
    case 'options':
    case 'price':
      return arrayOf(set);
    case 'all':
      return parts.length === 0 ? sql`~no_products()` : sql`(${sql.join(parts, sql` & `)})`;
    case 'any':
      return parts.length === 0 ? sql`no_products()` : sql`(${sql.join(parts, sql` | `)})`;
    case 'others':
      return sql`~${sql.join(parts)}`;
  }
}
