import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../store/composed-store.ts';
import type { StressedStore } from './stressed-store.ts';

const COMMANDS = path.join(ROOT, 'store-api/src/store.ts');
const PHOTOGRAPHS = path.join(ROOT, 'docs/shopkeeper/photographs');
const PHOTOGRAPH = 'pondy-bar-stool.jpg';

/** Imports so many new products, published and with a picture, as an owner does. Returns what the command printed at last. */
export async function importProducts({ postgres, store }: StressedStore, count: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-import-'));
  try {
    const rows = Array.from({ length: count }, (_, index) => {
      const price = 1500 + (index % 400) * 100;
      return `IMP-${index},Chair number ${index} in teak,yes,lounge-chairs,Marwar Woodworks,${price},9,9401,9,${PHOTOGRAPH},A chair`;
    });
    const columns = 'sku,name,published,categories,vendor,price,stock,hsn,shipping_days,pictures,picture_texts';
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, [columns, ...rows].join('\n'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [COMMANDS, 'products', 'import', file, '--pictures', PHOTOGRAPHS, '--yes'],
      {
        env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: store.options.dataFolder },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return stdout.trim().split('\n').at(-1) ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
