import type { StoredFiles } from '../../platform/files/stored-files.ts';
import { drawGuide } from './draw-guide.ts';
import { type SeedGuide, seedGuides } from './guides.ts';

export const PDF = 'application/pdf';

/** The key of its file. */
export const guideFile = (product: Pick<SeedGuide, 'slug'>) => `digital/${product.slug}.pdf`;

/** Generates the guides that are not stored. */
export async function makeGuides(files: StoredFiles): Promise<void> {
  for (const product of seedGuides) {
    const key = guideFile(product);
    if (!(await files.head(key))) await files.put(key, await drawGuide(product.editions), PDF);
  }
}
