import type { Db } from '../../platform/database/schema.ts';
import { storedSkus } from '../products/stored-skus.ts';
import { type Plan, planRecord } from './plan-record.ts';
import type { ProductFiles, ResolvedRecord } from './product-files.ts';
import { type GivenRecord, type ProductRecord, parseRecord } from './product-record.ts';
import type { GivenRow } from './read-table.ts';
import type { References } from './references.ts';
import { storedProducts } from './stored-products.ts';

export interface ParsedRow {
  readonly row: number;
  readonly record: GivenRecord;
}

export function parseRow({ values, faults }: GivenRow) {
  if (faults.length > 0 && Object.keys(values).length === 0) return { ok: false, faults } as const;
  const parsed = parseRecord(values);
  if (faults.length === 0) return parsed;
  return { ok: false, faults: [...faults, ...(parsed.ok ? [] : parsed.faults)] } as const;
}

/** The rows with SKUs as the shop spells them, or as the file does where `ofFile` has one. */
export async function withStoredSkus(
  db: Db,
  rows: readonly ParsedRow[],
  ofFile: ReadonlyMap<string, string> = new Map(),
): Promise<readonly ParsedRow[]> {
  const stored = await storedSkus(
    db,
    rows.flatMap(({ record }) => [record.sku, ...(record.related ?? [])]),
  );
  const spelled = (sku: string) => stored.get(sku) ?? ofFile.get(sku.toUpperCase()) ?? sku;
  return rows.map(({ row, record: { sku, related, ...record } }) => ({
    row,
    record: { ...record, sku: stored.get(sku) ?? sku, ...(related ? { related: related.map(spelled) } : {}) },
  }));
}

/** Reads the files that rows name. */
export async function withFiles(rows: readonly ParsedRow[], files: ProductFiles): Promise<readonly ResolvedRow[]> {
  const resolved = await files.resolve(rows.map(({ record }) => record));
  return rows.flatMap(({ row }, place) => {
    const found = resolved[place];
    return found ? [{ row, ...found }] : [];
  });
}

export type ResolvedRow = { readonly row: number } & ResolvedRecord;

interface PlannedRow {
  readonly row: number;
  readonly plan: Plan;
}

/** Derives the change of a product from its state at the moment of writing and from the given values. */
export type Revise = (stored: ProductRecord, given: GivenRecord) => GivenRecord;

export async function planRows(
  db: Db,
  rows: readonly ResolvedRow[],
  shop: References,
  now: Date,
  revise: Revise = (_, given) => given,
): Promise<readonly PlannedRow[]> {
  const skus = rows.flatMap((row) => ('record' in row ? [row.record.sku] : []));
  const stored = await storedProducts(db, skus);
  return rows.map((row) => {
    if (!('record' in row)) return { row: row.row, plan: { kind: 'faults', faults: row.faults } };
    const product = stored.get(row.record.sku);
    const record = product ? { ...revise(product.record, row.record), sku: product.record.sku } : row.record;
    return { row: row.row, plan: planRecord(record, product, shop, now, row.drawn) };
  });
}

export async function* batches<Item>(items: AsyncIterable<Item>, size: () => number): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
