import { sql } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import * as v from 'valibot';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { InputFile } from '../../platform/command-line/files.ts';
import type { Db } from '../../platform/database/schema.ts';
import { storedSkus } from '../products/stored-skus.ts';
import { COLUMNS, type ColumnName } from './product-record.ts';
import { formatOf, readTable } from './read-table.ts';

/** Faults that are printed; a file of the wrong kind has one in every row. */
const MOST_FAULTS = 20;

/** A product of a file, and its values. */
export interface SkuValues {
  readonly productId: number;
  readonly values: Readonly<Partial<Record<ColumnName, unknown>>>;
}

/**
 * A file that gives products, by sku, values of a few columns: prices, stock. Throws `CommandRefused` with all that is
 * wrong, by row: a value that is not a price, an unknown product, or a product that is listed twice.
 */
export async function readSkuValues(
  db: Db,
  file: InputFile,
  { required, optional = [] }: { readonly required: ColumnName; readonly optional?: readonly ColumnName[] },
): Promise<readonly SkuValues[]> {
  const faults: string[] = [];
  const bySku = new Map<string, { readonly sku: string; readonly row: number; readonly values: SkuValues['values'] }>();
  const known = ['sku', required, ...optional];
  for await (const { row, values, faults: ofRow } of readTable(await file.open(), formatOf(file.name))) {
    const fault = (message: string) => void faults.push(`row ${row}: ${message}`);
    for (const { column, message } of ofRow) fault(`${column} ${message}`.trim());
    const foreign = Object.keys(values).filter((name) => !known.includes(name));
    if (foreign.length > 0) fault(`there is no place for ${foreign.join(', ')} here`);
    if (values[required] === undefined) fault(`${required} is missing`);
    for (const [name, value] of Object.entries(values)) {
      const { issues } = v.safeParse(COLUMNS[name as ColumnName].schema, value);
      if (issues) fault(`${name} ${issues[0].message}`);
    }
    const sku = String(values.sku ?? '');
    const earlier = bySku.get(sku.toUpperCase());
    if (earlier) fault(`${sku} is in row ${earlier.row}, too`);
    else bySku.set(sku.toUpperCase(), { sku, row, values });
  }
  const listed = [...bySku.values()];
  if (listed.length + faults.length === 0) faults.push('it has no rows of products');
  const ids = await idsOf(
    db,
    listed.map(({ sku }) => sku),
  );
  for (const { sku, row } of listed) if (!ids.has(sku)) faults.push(`row ${row}: there is no product ${sku}`);
  if (faults.length > 0) throw new CommandRefused(formatFaults(file.name, faults));
  return listed.map(({ sku, values }) => ({ productId: ids.get(sku) ?? 0, values }));
}

async function idsOf(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const stored = await storedSkus(db, skus);
  const { rows } = await sql<{ given: string; product_id: number }>`
    select given, product_id from jsonb_each_text(${JSON.stringify(Object.fromEntries(stored))}::jsonb) as spelled (given, sku)
    join products using (sku)`.execute(db);
  return new Map(rows.map(({ given, product_id }) => [given, product_id]));
}

function formatFaults(name: string, faults: readonly string[]): string {
  const shown = faults.slice(0, MOST_FAULTS).map((fault) => plain(fault).slice(0, 160));
  const more = faults.length > shown.length ? [`… and ${faults.length - shown.length} more`] : [];
  return [`${plain(name)}: nothing was changed.`, ...shown, ...more].join('\n');
}
