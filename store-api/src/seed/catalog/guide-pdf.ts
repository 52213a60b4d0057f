import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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
  // Imported only when a guide is missing: most starts do not need the PDF library.
  const { default: PDFDocument } = await import('pdfkit');
  const title = product.name.replace(' (PDF)', '');
  const page = new PDFDocument({
    size: 'A4',
    margin: 64,
    info: { Title: title, Author: 'Kashtha Studio', CreationDate: new Date(0) },
  });
  page.font('Times-Roman').fontSize(34).fillColor('#241C15').text(title, { paragraphGap: 6 });
  page.font('Helvetica').fontSize(13).fillColor('#6A5B4D').text(product.subtitle, { paragraphGap: 24 });
  for (const { heading, paragraphs } of product.chapters) {
    page.moveDown(0.8).font('Times-Bold').fontSize(18).fillColor('#A3452A').text(heading, { paragraphGap: 6 });
    page.font('Helvetica').fontSize(11).fillColor('#241C15');
    for (const paragraph of paragraphs) page.text(paragraph, { lineGap: 3, paragraphGap: 8 });
  }
  page.end();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that neither a crash nor a concurrent process leaves a broken file.
  const part = `${file}.${randomUUID()}.part`;
  await pipeline(page, createWriteStream(part));
  await rename(part, file);
}
