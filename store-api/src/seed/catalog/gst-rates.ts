import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { readCsv } from '../files/read-files.ts';

/** A GST rate for a code and class of material over a period, with the notification that set it (PAY-14). */
const rate = v.strictObject({
  hsn: v.string(),
  materialClass: v.optional(v.literal('wholly-cane-bamboo-rattan')),
  percent: v.pipe(v.string(), v.digits(), v.transform(Number)),
  from: v.pipe(v.string(), v.isoDate()),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
  source: v.string(),
});

export async function seedGstRates(db: Db): Promise<void> {
  const rows = readCsv('catalog/gst-rates.csv', rate).map((one) => ({
    hsn_code: one.hsn,
    material_class: one.materialClass ?? '',
    rate_percent: one.percent,
    valid_from: one.from,
    valid_to: one.to ?? null,
    source: one.source,
  }));
  await db.insertInto('gst_rates').values(rows).execute();
}

/** Products without wood. Others have at most a cane panel, which does not change their rate. */
export const WHOLLY_CANE = new Set(['bela-cane-lounge-chair-in-ivory']);
