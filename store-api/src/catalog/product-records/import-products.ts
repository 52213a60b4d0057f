import type { Db } from '../../platform/database/schema.ts';
import { transactIfOk } from '../../platform/database/transact.ts';
import { indianDay } from '../../platform/time.ts';
import { checkRows } from './check-rows.ts';
import type { ImportEvent, ImportOptions } from './import-events.ts';
import type { Plan } from './plan-record.ts';
import { planRows, type Revise, withFiles, withStoredSkus } from './plan-rows.ts';
import type { ProductFiles } from './product-files.ts';
import type { GivenRecord } from './product-record.ts';
import { readReferences } from './references.ts';
import { writeBatch, writeRows } from './write-rows.ts';

/**
 * Creates and changes products by a table. All of it is checked before a product is written, and nothing is written when a
 * row is bad, unless bad rows are to be skipped. Written in short transactions, so that shoppers hardly wait and never see
 * half a product. Stopped at any point, it can be run again: what is as the table says is left alone. Rows
 * that are so when they are checked are not looked at again: what the shop changes during the import stays.
 */
export async function* importProducts(options: ImportOptions): AsyncGenerator<ImportEvent> {
  const settled = { bad: new Set<number>(), unchanged: new Set<number>(), skus: new Map<string, string>() };
  yield* checkRows(options, settled);
  if (!options.dryRun && (settled.bad.size === 0 || options.skipBadRows)) yield* writeRows(options, settled);
}

interface ApplyOptions extends Pick<ImportOptions, 'now' | 'dryRun'> {
  /** Must be opened with 'later'. */
  readonly files: ProductFiles;
  readonly revise?: Revise | undefined;
  /** Before anything is written. Throws unless the operator agrees. */
  readonly agree?: ((plans: readonly Plan[]) => Promise<void>) | undefined;
}

/**
 * Creates or changes single products. Faults are values, and then nothing is written and no file is stored.
 * @param records of different SKUs
 */
export async function applyRecords(
  db: Db,
  records: readonly GivenRecord[],
  { files, now, dryRun, revise, agree }: ApplyOptions,
): Promise<readonly Plan[]> {
  const shop = await readReferences(db, indianDay(now));
  const spelled = await withStoredSkus(
    db,
    records.map((record, row) => ({ row, record })),
  );
  const rows = await withFiles(spelled, files);
  const expected = (await planRows(db, rows, shop, now, revise)).map(({ plan }) => plan);
  if (dryRun || expected.some(({ kind }) => kind === 'faults')) return expected;
  await agree?.(expected);
  // Before the transaction: it must not wait for a disk.
  await files.store();
  const { plans } = await transactIfOk(db, async (trx) => {
    const { planned } = await writeBatch(trx, rows, shop, now, revise);
    return { ok: planned.every(({ plan }) => plan.kind !== 'faults'), plans: planned.map(({ plan }) => plan) };
  });
  return plans;
}
