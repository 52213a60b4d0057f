import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Ids by name, for the rows that refer to them. */
export type Ids = ReadonlyMap<string, number>;

export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the seed names '${name}', which it does not define`);
  return id;
}

/** Numbers distinct names from 1 in the given order, so that ids are the same in every seeded store. */
export function numbered(names: readonly string[]): Ids {
  return new Map([...new Set(names)].map((name, index) => [name, index + 1]));
}

const NAME_TABLES = {
  product_types: 'product_type_id',
  materials: 'material_id',
  orientations: 'orientation_id',
  seaters: 'seater_id',
  tags: 'tag_id',
  shipping_methods: 'shipping_method_id',
} as const;

/** Fills the tables that hold nothing but names. */
export async function insertNames(db: Db, names: Record<keyof typeof NAME_TABLES, Ids>): Promise<void> {
  for (const [table, column] of Object.entries(NAME_TABLES) as [keyof typeof NAME_TABLES, string][]) {
    const rows = [...names[table]].map(([name, id]) => ({ [column]: id, name }));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
    await continueNumbering(db, table, column);
  }
}
