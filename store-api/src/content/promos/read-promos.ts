import type { SpecialOffer } from 'shared-contracts/api/get-special-offers';
import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import type { LocalText } from 'shared-contracts/api/shapes/local-text';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { Db } from '../../platform/database/schema.ts';
import { fillIn } from '../documents/fill-in.ts';
import { liveDocuments } from '../documents/live.ts';
import { findImage } from '../documents/named-picture.ts';
import { offers, strip } from './promo-kinds.ts';

/** The first line of the strip that may be shown; undefined for none. */
export async function stripLine(db: Db, coupons: readonly AdvertisedCoupon[]): Promise<SiteSettings['strip']> {
  const [line] = showable(await liveDocuments(db, strip), coupons);
  if (!line) return undefined;
  const { text, link } = line.front;
  return {
    text: filled(text, line.coupon),
    ...(link ? { link } : {}),
    ...(line.coupon ? { coupon: line.coupon } : {}),
  };
}

export async function specialOffers(db: Db, coupons: readonly AdvertisedCoupon[]): Promise<SpecialOffer[]> {
  const shown = showable(await liveDocuments(db, offers), coupons);
  return Promise.all(
    shown.map(async ({ name, front, coupon }) => ({
      Name: name,
      Title: filled(front.title, coupon),
      Text: front.text ? filled(front.text, coupon) : null,
      Action: filled(front.action, coupon),
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

function filled({ en, ar }: LocalText, coupon: AdvertisedCoupon | null): LocalText {
  return { en: fillIn(en, coupon), ...(ar === undefined ? {} : { ar: fillIn(ar, coupon) }) };
}
