import type { Db } from '../platform/database/schema.ts';
import { seedGstRates } from './catalog/gst-rates.ts';
import { seedCatalogue } from './catalog/seed-catalogue.ts';
import {
  OF_EVERY_SHOP,
  OF_SAMPLES,
  replacePlainPages,
  seedContent,
  seedPages,
  seedPlainPages,
} from './content/seed-content.ts';
import { seedQualityOrder } from './law/quality-order.ts';
import { seedPlaces } from './places/seed-places.ts';
import { removeMigratedCoupons, seedCoupons } from './sample-coupons.ts';
import { seedTranslations } from './translations/seed-translations.ts';

/** What every shop needs, whatever it sells. */
export async function fillReference(
  db: Db,
  empty: ReadonlySet<string>,
  samples: 'filled' | 'to-fill' | 'none',
): Promise<void> {
  if (empty.has('countries')) {
    await seedPlaces(db);
    await removeMigratedCoupons(db);
  }
  if (empty.has('gst_rates')) await seedGstRates(db);
  if (empty.has('quality_standards')) await seedQualityOrder(db);
  if (samples === 'none') return seedPlainPages(db, empty);
  const kinds = samples === 'to-fill' ? OF_EVERY_SHOP : [...OF_EVERY_SHOP, ...OF_SAMPLES];
  await seedPages(
    db,
    kinds.filter(({ plural }) => empty.has(plural)),
  );
}

export async function fillSamples(db: Db): Promise<void> {
  await seedCatalogue(db);
  await replacePlainPages(db);
  await seedPages(db, OF_SAMPLES);
  await seedContent(db);
  await seedCoupons(db);
  await db.insertInto('samples_filled').defaultValues().execute();
}

export { seedTranslations };
