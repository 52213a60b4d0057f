import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operator } from '../account/support/operator.ts';
import { ROOT } from '../store/composed-store.ts';
import type { StressedStore } from './stressed-store.ts';

const PHOTOGRAPHS = path.join(ROOT, 'docs/shopkeeper/photographs');
const PHOTOGRAPH = 'pondy-bar-stool.jpg';

/** Imports so many new products, published and with a picture, as an owner does. Returns what the command printed at last. */
export async function importProducts({ store }: StressedStore, count: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-import-'));
  try {
    const rows = Array.from({ length: count }, (_, index) => {
      const price = 1500 + (index % 400) * 100;
      return `IMP-${index},Chair number ${index} in teak,yes,lounge-chairs,Marwar Woodworks,${price},9,9401,9,${PHOTOGRAPH},A chair`;
    });
    const columns = 'sku,name,published,categories,vendor,price,stock,hsn,shipping_days,pictures,picture_texts';
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, [columns, ...rows].join('\n'));
    const printed = await operator(store, 'products', 'import', file, '--pictures', PHOTOGRAPHS, '--yes');
    return printed.trim().split('\n').at(-1) ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
