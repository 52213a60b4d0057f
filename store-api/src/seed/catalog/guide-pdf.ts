import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { drawGuide } from './draw-guide.ts';
import { type SeedGuide, seedGuides } from './guides.ts';

export const PDF = 'application/pdf';

/** The path below DATA_DIR. */
export const guideFile = (product: Pick<SeedGuide, 'slug'>) => join('digital', `${product.slug}.pdf`);

/** Generates the guides that the data folder does not have. */
export async function makeGuides(dataDir: string): Promise<void> {
  for (const product of seedGuides) {
    const file = join(dataDir, guideFile(product));
    if (!(await exists(file))) await makeGuide(product, file);
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function makeGuide(product: SeedGuide, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that neither a crash nor a concurrent process leaves a broken file.
  const part = `${file}.${randomUUID()}.part`;
  await pipeline(await drawGuide(product.editions), createWriteStream(part));
  await rename(part, file);
}
