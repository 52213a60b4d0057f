import * as v from 'valibot';
import { AdvertisedCoupon } from './advertised-coupon.ts';
import { Image } from './image.ts';

export const SpecialOffer = v.object({
  Name: v.string(),
  Title: v.string(),
  Text: v.nullable(v.string()),
  /** The link's text. */
  Action: v.string(),
  /** A path of the store. */
  LinkUrl: v.string(),
  Coupon: v.nullable(AdvertisedCoupon),
  Image: v.nullable(Image),
});
export type SpecialOffer = v.InferOutput<typeof SpecialOffer>;
