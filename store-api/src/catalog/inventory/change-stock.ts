import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { lockProducts } from '../products/lock-products.ts';

/** What an operator says of a product's stock: a counted number of pieces, or a difference. */
export interface StockCount {
  readonly productId: number;
  readonly pieces: number;
}

export interface StockChange {
  readonly sku: string;
  readonly was: number;
  readonly made: number;
}

/** 'counted' pieces replace the stock, 'added' ones are added, or removed below 0. */
export type CountKind = 'counted' | 'added';

/** Buyers of these products wait until a batch is committed. Of more rows the change feed names none, and drops every cached answer. */
const BATCH = 100;

/** What would change: the changes that have an effect, the first of them by id. */
export async function planStock(db: Db, counts: readonly StockCount[], kind: CountKind, limit: number) {
  const { rows } = await sql<StockChange & { count: number }>`
    select sku, stock_quantity as was, ${madeOf(kind)} as made, count(*) over ()::integer as count
    from ${given(counts)} join products using (product_id)
    where stock_quantity <> ${madeOf(kind)} order by product_id limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, first: rows };
}

/**
 * Changes stock in short transactions, so that buyers wait for a few products at a time: stock need not change at one
 * moment. An interrupted import of counts can be repeated.
 */
export async function changeStock(
  db: Db,
  change: { readonly counts: readonly StockCount[]; readonly kind: CountKind; readonly reason: string },
  onBatch: (done: number) => void,
): Promise<number> {
  const counts = change.counts.toSorted((one, other) => one.productId - other.productId);
  let changed = 0;
  for (let from = 0; from < counts.length; from += BATCH) {
    const batch = counts.slice(from, from + BATCH);
    changed += await transact(db, (trx) => writeBatch(trx, { ...change, counts: batch }));
    onBatch(from + batch.length);
  }
  return changed;
}

async function writeBatch(
  trx: Db,
  { counts, kind, reason }: { counts: readonly StockCount[]; kind: CountKind; reason: string },
): Promise<number> {
  await lockProducts(trx, sql`select product_id from ${given(counts)}`);
  const { rows } = await sql<{ changed: number }>`
    with before as (
      select product_id, stock_quantity as was, ${madeOf(kind)} as made
      from ${given(counts)} join products using (product_id) where stock_quantity <> ${madeOf(kind)}
    ),
    changed as (
      update products set stock_quantity = made from before where products.product_id = before.product_id
      returning products.product_id, was, made
    ),
    noted as (
      insert into stock_changes (product_id, was, made, reason) select product_id, was, made, ${reason} from changed
    )
    select count(*)::integer as changed from changed`.execute(trx);
  return rows[0]?.changed ?? 0;
}

const given = (counts: readonly StockCount[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(counts.map(({ productId, pieces }) => ({ product_id: productId, pieces })))}::jsonb)
  as given (product_id integer, pieces integer)`;

const madeOf = (kind: CountKind): RawBuilder<number> =>
  kind === 'counted' ? sql`pieces` : sql`greatest(0, stock_quantity + pieces)`;
