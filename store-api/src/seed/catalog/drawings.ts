import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing, VIEWS } from '../../catalog/drawings/read-drawing.ts';
import type { Db } from '../../platform/database/schema.ts';
import { ORIGINALS } from '../../platform/pictures/originals.ts';
import { readSeedFacts, type SeedDrawing } from '../files/seed-media.ts';
import { idOf } from './seed-attributes.ts';

/** @param products ids by slug */
export async function seedDrawings(db: Db, products: ReadonlyMap<string, number>): Promise<void> {
  const drawn = readSeedFacts().flatMap(({ slug, drawings }) =>
    VIEWS.map((view) => ({ product_id: idOf(products, slug), view, drawing: outline(drawings[view]) })),
  );
  const distinct = new Map(drawn.map(({ drawing }) => [drawing.drawing_id, drawing]));
  await db
    .insertInto('drawings')
    .values([...distinct.values()])
    .execute();
  await db
    .insertInto('product_drawings')
    .values(drawn.map(({ drawing: { drawing_id }, ...row }) => ({ ...row, drawing_id })))
    .execute();
}

/** The file's outline with the scale that facts.json gives it; cleaned as any other. */
export function outline({ file, widthCm, heightCm, unitsPerCm, margin }: SeedDrawing) {
  const svg = readFileSync(join(ORIGINALS, file), 'utf8');
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  const scaled = svg.replace('<svg ', `<svg width="${(width / unitsPerCm).toFixed(4)}cm" data-margin="${margin}" `);
  const read = readDrawing(Buffer.from(scaled));
  if (!read.ok) throw new Error(`${file} ${read.reason}`);
  return { ...read.drawing, width_cm: widthCm, height_cm: heightCm };
}
