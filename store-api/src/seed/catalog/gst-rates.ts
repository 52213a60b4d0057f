import { rateRow } from '../../catalog/gst/rate-file.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readCsv } from '../files/read-files.ts';

export async function seedGstRates(db: Db): Promise<void> {
  await db.insertInto('gst_rates').values(readCsv('catalog/gst-rates.csv', rateRow)).execute();
}

/** Products without wood. Others have at most a cane panel, which does not change their rate. */
export const WHOLLY_CANE = new Set(['bela-cane-lounge-chair-in-ivory']);
