import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { SpecialOffer } from 'shared-contracts/api/shapes/special-offer';
import type { Db } from '../../platform/database/schema.ts';
import { translateAnswer } from '../../platform/translations/translate-answer.ts';
import { fillIn } from '../documents/fill-in.ts';
import { liveDocuments } from '../documents/live.ts';
import { findImage } from '../documents/named-picture.ts';
import { offers, strip } from './promo-kinds.ts';
import { offerFrontTexts, stripFrontTexts } from './translated-texts.ts';

/** The first line of the strip that may be shown; undefined for none. */
export async function stripLine(
  db: Db,
  coupons: readonly AdvertisedCoupon[],
  language: string,
): Promise<SiteSettings['strip']> {
  const documents = await translateAnswer(db, language, await liveDocuments(db, strip), { front: stripFrontTexts });
  const [line] = showable(documents, coupons);
  if (!line) return undefined;
  const { text, link } = line.front;
  return {
    text: fillIn(text, line.coupon),
    ...(link ? { link } : {}),
    ...(line.coupon ? { coupon: line.coupon } : {}),
  };
}

export async function specialOffers(
  db: Db,
  coupons: readonly AdvertisedCoupon[],
  language: string,
): Promise<SpecialOffer[]> {
  const documents = await translateAnswer(db, language, await liveDocuments(db, offers), { front: offerFrontTexts });
  const shown = showable(documents, coupons);
  return Promise.all(
    shown.map(async ({ name, front, coupon }) => ({
      Name: name,
      Title: fillIn(front.title, coupon),
      Text: front.text ? fillIn(front.text, coupon) : null,
      Action: fillIn(front.action, coupon),
      LinkUrl: front.link,
      Coupon: coupon,
      Image: front.picture === undefined ? null : await findImage(db, front.picture),
    })),
  );
}

interface Promoted {
  readonly front: { readonly order: number; readonly coupon?: string | undefined };
}

/** In order, without those whose coupon is refused now. */
function showable<Document extends Promoted>(documents: readonly Document[], coupons: readonly AdvertisedCoupon[]) {
  return documents
    .toSorted((one, other) => one.front.order - other.front.order)
    .map((document) => ({ ...document, coupon: coupons.find(({ code }) => code === document.front.coupon) ?? null }))
    .filter(({ coupon, front }) => front.coupon === undefined || coupon !== null);
}
