import * as v from 'valibot';
import { readCsv } from '../files/read-files.ts';

const integer = v.pipe(v.string(), v.digits(), v.transform(Number));

/** Price in rupees, stock and sales of a product of products.json. */
const offer = v.strictObject({
  slug: v.string(),
  price: integer,
  /** The price before a reduction. */
  was: v.optional(integer),
  stock: integer,
  /** A key of vendors.yaml. */
  vendor: v.string(),
  /** Days until delivery, 7 to 13. */
  days: integer,
  /** OrderMaximumQuantity; 0 is none. */
  atMost: v.optional(integer, '0'),
  /** Pieces sold before the store's first order. */
  sold: integer,
  /** Days in the catalogue. */
  ageDays: integer,
  /** Rupees of shipping per piece; absent where shipping is free. */
  shipping: v.optional(integer),
  finalSale: v.optional(v.literal('true')),
});

export type SeedOffer = v.InferOutput<typeof offer>;

export const seedOffers = new Map(readCsv('catalog/offers.csv', offer).map((one) => [one.slug, one]));
