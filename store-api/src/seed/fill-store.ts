import type { Db } from '../platform/database/schema.ts';
import { seedGstRates } from './catalog/gst-rates.ts';
import { seedCatalogue } from './catalog/seed-catalogue.ts';
import { seedContent, seedPages } from './content/seed-content.ts';
import { seedPlaces } from './places/seed-places.ts';

/** What every shop needs, whatever it sells. */
export async function fillReference(db: Db, empty: ReadonlySet<string>): Promise<void> {
  if (empty.has('countries')) await seedPlaces(db);
  if (empty.has('gst_rates')) await seedGstRates(db);
  if (empty.has('web_pages') && empty.has('faqs')) await seedPages(db);
}

export async function fillSamples(db: Db): Promise<void> {
  await seedCatalogue(db);
  await seedContent(db);
  await db.insertInto('samples_filled').defaultValues().execute();
}
