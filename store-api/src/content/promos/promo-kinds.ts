import * as v from 'valibot';
import { type ContentKind, CouponCode, LocalText, Order, StorePath, Text } from '../documents/content-kind.ts';
import { missingPictures } from '../documents/named-picture.ts';

const StripFront = v.strictObject({
  text: LocalText,
  order: Order,
  coupon: v.optional(CouponCode),
  link: v.optional(StorePath),
});

const OfferFront = v.strictObject({
  title: LocalText,
  text: v.optional(LocalText),
  /** Of its link. */
  action: LocalText,
  link: StorePath,
  order: Order,
  coupon: v.optional(CouponCode),
  picture: v.optional(Text),
});
export type OfferFront = v.InferOutput<typeof OfferFront>;

/** The line above the header: the first of those that may be shown. */
export const strip: ContentKind<v.InferOutput<typeof StripFront>> = {
  plural: 'strip',
  singular: 'line of the strip',
  example: 'first-order',
  front: StripFront,
  title: ({ text }) => text.en,
};

/** The special offers. */
export const offers: ContentKind<OfferFront> = {
  plural: 'offers',
  singular: 'offer',
  example: 'instalments',
  front: OfferFront,
  title: ({ title }) => title.en,
  faults: (db, { front }) => missingPictures(db, front.picture === undefined ? [] : [front.picture]),
};
