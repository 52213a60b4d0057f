import sharp from 'sharp';
import { importProducts } from '../catalog/product-records/import-products.ts';
import { type FileSource, NO_FILES, productFiles } from '../catalog/product-records/product-files.ts';
import { COLUMN_NAMES } from '../catalog/product-records/product-record.ts';
import { readTable, type TableFormat } from '../catalog/product-records/read-table.ts';
import { everyStoredProduct, storedProducts } from '../catalog/product-records/stored-products.ts';
import { writeTable } from '../catalog/product-records/write-table.ts';
import { openFiles } from '../platform/files/stored-files.ts';
import { collect } from './operator.ts';
import type { TestApp } from './test-app.ts';

/** The columns that a new product needs, and a chair's. */
export const NEW = 'sku,name,categories,vendor,hsn,shipping_days';
export const CHAIR = 'Oslo Chair,lounge-chairs,Marwar Woodworks,9401,9';

export const table = (head: string, ...rows: readonly string[]) => [head, ...rows].join('\r\n');

interface Ways {
  readonly format?: TableFormat;
  readonly skipBadRows?: boolean;
  readonly dryRun?: boolean;
  readonly source?: FileSource;
}

/** Tables of products going into a shop and out of it. */
export function productTables(app: () => TestApp) {
  return {
    /** The counts of the last report, whether it was written, and the faults in words. */
    async imported(given: string | Buffer, ways: Ways = {}) {
      const { db, settings } = app();
      const { format = 'csv', dryRun = false, skipBadRows = false, source = NO_FILES } = ways;
      const faults: string[] = [];
      let counts: object = {};
      const events = importProducts({
        db,
        now: new Date(),
        files: productFiles({ db, stored: openFiles(settings), source, stores: dryRun ? 'never' : 'at-once' }),
        rows: () => readTable(chunks(Buffer.from(given)), format),
        dryRun,
        skipBadRows,
      });
      for await (const event of events) {
        if (event.kind === 'fault') faults.push(`row ${event.row}, ${event.column}: ${event.message}`);
        else if (event.kind === 'checked' || event.kind === 'imported') {
          const { kind, ...counted } = event;
          counts = { ...counted, isWritten: kind === 'imported' };
        }
      }
      return { ...counts, faults };
    },

    async exported(format: TableFormat = 'csv'): Promise<string> {
      async function* records() {
        for await (const { record } of everyStoredProduct(app().db)) yield record;
      }
      return (await collect(writeTable(records(), COLUMN_NAMES, format))).join('');
    },

    recordOf: async (sku: string) => (await storedProducts(app().db, [sku])).get(sku)?.record,
    countProducts: async () => (await app().db.selectFrom('products').select('product_id').execute()).length,
  };
}

/** As a file comes: in pieces that end anywhere. */
async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1009) yield bytes.subarray(from, from + 1009);
}

/** A photograph of 800 × 600, of one colour. */
export const photograph = (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

/** Photographs, each another one. */
export async function photographs(...names: readonly string[]): Promise<FileSource> {
  const files = new Map<string, Buffer>();
  for (const [place, name] of names.entries()) files.set(name, await photograph(90 * place));
  return { has: (name) => files.has(name), read: async (name) => files.get(name) ?? null };
}
