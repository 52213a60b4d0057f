import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { ProductRecord } from './product-record.ts';

/** A product whose rows in other tables follow its record. */
export interface Touched {
  readonly productId: number;
  /** Nothing is stored of it that would have to go. */
  readonly isNew: boolean;
  readonly record: ProductRecord;
}

export const knownIds = (touched: readonly Touched[]) =>
  touched.filter(({ isNew }) => !isNew).map(({ productId }) => productId);

type SetTable = 'product_categories' | 'product_tags' | 'product_shipping_methods';

/** What products belong to. Only rows that come or go are written, since each flips a bit of a bitmap. */
export async function replaceSet(
  trx: Db,
  table: SetTable,
  column: string,
  { of, values }: { readonly of: readonly Touched[]; values(record: ProductRecord): readonly number[] },
): Promise<void> {
  const rows = of.flatMap(({ productId, record }) =>
    values(record).map((value) => ({ product_id: productId, [column]: value })),
  );
  const wanted = sql`
    select product_id, ${sql.ref(column)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const known = knownIds(of);
  if (known.length > 0) {
    await sql`
      delete from ${sql.table(table)} where product_id = any(${known}::integer[])
        and (product_id, ${sql.ref(column)}) not in (${wanted})`.execute(trx);
  }
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (product_id, ${sql.ref(column)}) ${wanted} on conflict do nothing`.execute(trx);
}

type ListTable =
  | 'product_images'
  | 'product_licences'
  | 'product_drawings'
  | 'product_models'
  | 'product_facts'
  | 'related_products'
  | 'product_family_members'
  | 'digital_files';

/** What products have: lists, most of them in an order. */
export async function replaceList(
  trx: Db,
  table: ListTable,
  { of, rows }: { readonly of: readonly Touched[]; rows(record: ProductRecord): readonly object[] },
): Promise<void> {
  const known = knownIds(of);
  if (known.length > 0)
    await sql`delete from ${sql.table(table)} where product_id = any(${known}::integer[])`.execute(trx);
  const wanted = of.flatMap(({ productId, record }) =>
    rows(record).map((row, place) => ({ product_id: productId, position: place + 1, ...row })),
  );
  if (wanted.length === 0) return;
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(wanted)}::jsonb)`.execute(trx);
}
