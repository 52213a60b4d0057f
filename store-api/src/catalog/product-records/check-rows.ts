import type { Db } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time.ts';
import type { ImportEvent, ImportFault, ImportOptions } from './import-events.ts';
import { batches, type ParsedRow, parseRow, planRows, withFiles, withStoredSkus } from './plan-rows.ts';
import type { RecordFault } from './product-record.ts';
import { readReferences } from './references.ts';

const CHECKED_AT_ONCE = 500;

/** Rows that nothing is to be written of, by their numbers. */
export interface SettledRows {
  readonly bad: Set<number>;
  /** The shop is as they say. */
  readonly unchanged: Set<number>;
  /** The file's SKUs by their capitals: it may spell one in two ways. */
  readonly skus: Map<string, string>;
}

/** Adds the rows that nothing is to be written of to `settled`. */
export async function* checkRows(options: ImportOptions, settled: SettledRows): AsyncGenerator<ImportEvent> {
  const { db, now } = options;
  const shop = await readReferences(db, indianDay(now));
  const firstRows = new Map<string, number>();
  const related: { readonly row: number; readonly sku: string }[] = [];
  const counts = { rows: 0, created: 0, changed: 0 };
  const found: ImportFault[] = [];
  const bad = (row: number, faults: readonly RecordFault[]) => {
    settled.bad.add(row);
    found.push(...faults.map((fault) => ({ row, ...fault })));
  };
  function* report(): Generator<ImportEvent> {
    for (const fault of found.sort((one, other) => one.row - other.row)) yield { kind: 'fault', ...fault };
    found.length = 0;
  }

  for await (const batch of batches(options.rows(), () => CHECKED_AT_ONCE)) {
    counts.rows += batch.length;
    const parsed: ParsedRow[] = [];
    for (const given of batch) {
      const result = parseRow(given);
      const folded = result.ok ? result.record.sku.toUpperCase() : '';
      const first = firstRows.get(folded);
      if (!result.ok) bad(given.row, result.faults);
      else if (first) bad(given.row, [{ column: 'sku', message: `is in row ${first} already` }]);
      else {
        firstRows.set(folded, given.row);
        settled.skus.set(folded, result.record.sku);
        parsed.push({ row: given.row, record: result.record });
      }
    }
    const spelled = await withStoredSkus(db, parsed, settled.skus);
    for (const { row, plan } of await planRows(db, await withFiles(spelled, options.files), shop, now)) {
      if (plan.kind === 'faults') bad(row, plan.faults);
      else if (plan.kind === 'unchanged') settled.unchanged.add(row);
      else {
        counts[plan.kind === 'create' ? 'created' : 'changed'] += 1;
        if (plan.kind === 'create' || plan.columns.includes('related')) {
          for (const sku of plan.after.related) related.push({ row, sku });
        }
        yield { kind: 'plan', row, plan };
      }
    }
    yield* report();
    yield { kind: 'progress', phase: 'check', rows: counts.rows };
  }
  for (const { row, sku } of await unknownProducts(db, related, firstRows)) {
    bad(row, [{ column: 'related', message: `names ${sku}, which is neither in the shop nor in the file` }]);
  }
  yield* report();
  yield { kind: 'checked', ...counts, unchanged: settled.unchanged.size, badRows: settled.bad.size };
}

async function unknownProducts(
  db: Db,
  related: readonly { readonly row: number; readonly sku: string }[],
  inFile: ReadonlyMap<string, number>,
) {
  const others = related.filter(({ sku }) => !inFile.has(sku.toUpperCase()));
  const skus = [...new Set(others.map(({ sku }) => sku))];
  const known = new Set<string>();
  for (let from = 0; from < skus.length; from += 5000) {
    const rows = await db
      .selectFrom('products')
      .select('sku')
      .where('sku', 'in', skus.slice(from, from + 5000))
      .execute();
    for (const { sku } of rows) known.add(sku);
  }
  return others.filter(({ sku }) => !known.has(sku));
}
