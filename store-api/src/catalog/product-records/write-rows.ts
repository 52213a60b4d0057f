import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { indianDay } from '../../platform/time.ts';
import { foldProductSets } from '../product-sets/maintain-product-sets.ts';
import { updatePromotedPrices } from '../promotions/update-promoted-prices.ts';
import type { SettledRows } from './check-rows.ts';
import type { ImportEvent, ImportOptions } from './import-events.ts';
import { batches, parseRow, planRows, type ResolvedRow, type Revise, withFiles, withStoredSkus } from './plan-rows.ts';
import { type References, readReferences } from './references.ts';
import { lockProductsOf, writeProducts } from './write-products.ts';

/**
 * How long a transaction should take: a buyer of one of its products waits as long. A batch has some twenty statements whatever its size: one of a few rows would do little else. Up to a
 * hundred changes of a bitmap are noted one by one, which costs more than to make them.
 */
const SIZES = { targetMs: 1000, fewest: 200, most: 1000 } as const;

export async function* writeRows(options: ImportOptions, settled: SettledRows): AsyncGenerator<ImportEvent> {
  const { db, now, files } = options;
  const shop = await readReferences(db, indianDay(now));
  const counts = { rows: 0, created: 0, changed: 0, unchanged: settled.unchanged.size, badRows: settled.bad.size };
  let size: number = SIZES.fewest;
  for await (const batch of batches(options.rows(), () => size)) {
    counts.rows += batch.length;
    const rows = batch
      .filter(({ row }) => !settled.bad.has(row) && !settled.unchanged.has(row))
      .flatMap((given) => {
        const parsed = parseRow(given);
        return parsed.ok ? [{ row: given.row, record: parsed.record }] : [];
      });
    const progress = { kind: 'progress', phase: 'import', rows: counts.rows } as const;
    if (rows.length === 0) {
      yield progress;
      continue;
    }
    // Files first: a transaction must not wait for a disk or an encoder.
    const resolved = await withFiles(await withStoredSkus(db, rows, settled.skus), files);
    const { planned, took } = await writeBatch(db, resolved, shop, now);
    for (const { row, plan } of planned) {
      if (plan.kind === 'create') counts.created += 1;
      else if (plan.kind === 'change') counts.changed += 1;
      else if (plan.kind === 'unchanged') counts.unchanged += 1;
      else {
        // Somebody changed the shop since the check.
        counts.badRows += 1;
        for (const fault of plan.faults) yield { kind: 'fault', row, ...fault };
      }
    }
    const wished = Math.round(size * Math.min(SIZES.targetMs / took, 2));
    size = Math.max(SIZES.fewest, Math.min(SIZES.most, wished));
    yield progress;
  }
  await foldProductSets(db);
  // What is on promotion, or joined a category that is, gets its promoted price.
  if (counts.created + counts.changed > 0) await updatePromotedPrices(db, now);
  yield { kind: 'imported', ...counts };
}

/** Locks, compares, writes: in one transaction, so that no shopper sees half of a product. */
export function writeBatch(db: Db, rows: readonly ResolvedRow[], shop: References, now: Date, revise?: Revise) {
  const skus = rows.flatMap((row) => ('record' in row ? [row.record.sku] : []));
  return transact(db, async (trx) => {
    // A SKU that is new has no row to lock: two imports that both create it would meet there.
    await sql`select pg_advisory_xact_lock(hashtext('product-records'))`.execute(trx);
    // Not before: waiting for a connection or for buyers is nothing that smaller transactions would shorten.
    await lockProductsOf(trx, skus);
    const begun = performance.now();
    const planned = await planRows(trx, rows, shop, now, revise);
    const plans = planned.map(({ plan }) => plan).filter((plan) => plan.kind === 'create' || plan.kind === 'change');
    if (plans.length > 0) await writeProducts(trx, plans, shop);
    return { planned, took: performance.now() - begun };
  });
}
