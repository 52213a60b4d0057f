import * as v from 'valibot';
import { type ContentKind, CouponCode, Order, StorePath, Text } from '../documents/content-kind.ts';
import { findPicture, missingPictures } from '../documents/named-picture.ts';

const BannerFront = v.strictObject({
  title: Text,
  subtitle: Text,
  picture: Text,
  /** The point that stays visible when the picture is cropped, from its left and its top. */
  focus: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, 'as 30% 60%')), '50% 50%'),
  link: StorePath,
  order: Order,
  coupon: v.optional(CouponCode),
});

/** The slides of the home page. */
export const banners: ContentKind<v.InferOutput<typeof BannerFront>> = {
  plural: 'banners',
  singular: 'banner',
  example: 'sofas',
  front: BannerFront,
  title: ({ title }) => title,
  faults: (db, { front }) => missingPictures(db, [front.picture]),
  async show(trx, name, document) {
    const picture = document && (await findPicture(trx, document.front.picture));
    if (!document || !picture) {
      await trx.deleteFrom('banners').where('name', '=', name).execute();
      return;
    }
    const { title, subtitle, focus, link, order, coupon = null } = document.front;
    const row = { title, subtitle, focus, ...picture, link_url: link, display_order: order, coupon };
    await trx
      .insertInto('banners')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  },
};
