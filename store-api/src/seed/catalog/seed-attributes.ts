import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Ids by name, for the rows that refer to them. */
export type Ids = ReadonlyMap<string, number>;

export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the seed names '${name}', which it does not define`);
  return id;
}

export const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Numbers names from 1 in the given order, so that ids are the same in every seeded store. */
export function numbered(names: readonly string[]): Ids {
  return new Map(distinct(names).map((name, index) => [name, index + 1]));
}

type NamedTable =
  | 'product_types'
  | 'materials'
  | 'orientations'
  | 'seaters'
  | 'tags'
  | 'shipping_methods'
  | 'vendors'
  | 'colors'
  | 'categories'
  | 'products';

const ID_COLUMNS: Record<NamedTable, string> = {
  product_types: 'product_type_id',
  materials: 'material_id',
  orientations: 'orientation_id',
  seaters: 'seater_id',
  tags: 'tag_id',
  shipping_methods: 'shipping_method_id',
  vendors: 'vendor_id',
  colors: 'color_id',
  categories: 'category_id',
  products: 'product_id',
};

/** Fills a table of names, e.g. materials. */
export async function insertNames(
  db: Kysely<Database>,
  table: 'product_types' | 'materials' | 'orientations' | 'seaters' | 'tags' | 'shipping_methods',
  ids: Ids,
): Promise<void> {
  const rows = [...ids].map(([name, id]) => ({ [ID_COLUMNS[table]]: id, name }));
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

/** Moves the identity counters past the seed's ids. */
export async function continueNumbering(db: Kysely<Database>): Promise<void> {
  for (const [table, column] of Object.entries(ID_COLUMNS)) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
