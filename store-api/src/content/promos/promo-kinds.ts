import * as v from 'valibot';
import { type ContentKind, CouponCode, Order, StorePath, Text } from '../documents/content-kind.ts';
import { missingPictures } from '../documents/named-picture.ts';

const StripFront = v.strictObject({
  text: Text,
  order: Order,
  coupon: v.optional(CouponCode),
  link: v.optional(StorePath),
});
export type StripFront = v.InferOutput<typeof StripFront>;

const OfferFront = v.strictObject({
  title: Text,
  text: v.optional(Text),
  /** Of its link. */
  action: Text,
  link: StorePath,
  order: Order,
  coupon: v.optional(CouponCode),
  picture: v.optional(Text),
});
export type OfferFront = v.InferOutput<typeof OfferFront>;

/** The line above the header: the first of those that may be shown. */
export const strip: ContentKind<StripFront> = {
  plural: 'strip',
  singular: 'line of the strip',
  example: 'first-order',
  front: StripFront,
  title: ({ text }) => text,
};

/** The special offers. */
export const offers: ContentKind<OfferFront> = {
  plural: 'offers',
  singular: 'offer',
  example: 'instalments',
  front: OfferFront,
  title: ({ title }) => title,
  faults: (db, { front }) => missingPictures(db, front.picture === undefined ? [] : [front.picture]),
};
