import * as v from 'valibot';
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

export const readGstRates = () => readCsv('catalog/gst-rates.csv', rate);

/** Products without wood. Others have at most a cane panel, which does not change their rate. */
export const WHOLLY_CANE = new Set(['bela-cane-lounge-chair-in-ivory']);
