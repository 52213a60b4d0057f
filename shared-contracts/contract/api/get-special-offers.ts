import * as v from 'valibot';
import { defineCall } from './call.ts';
import { AdvertisedCoupon } from './shapes/advertised-coupon.ts';
import { Image } from './shapes/image.ts';

const SpecialOffer = v.object({
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

export const getSpecialOffers = defineCall({
  name: 'get-special-offers',
  summary: 'The special offers, in order: only those whose coupon works now.',
  request: v.object({}),
  answer: v.array(SpecialOffer),
});
