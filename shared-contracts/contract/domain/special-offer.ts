import type { Image } from '../api/shapes/image.ts';
import type { SpecialOffer as Answer } from '../api/shapes/special-offer.ts';

export interface SpecialOffer {
  readonly name: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** The link's text. */
  readonly action: string;
  /** A path of the store. */
  readonly path: string;
  /** One that works now; `minimum` and `most` in rupees, as the site's settings have them for every team. */
  readonly coupon?: { readonly code: string; readonly minimum: number; readonly most: number } | undefined;
  readonly image?: Image | undefined;
}

export function specialOfferOf(offer: Answer): SpecialOffer {
  const { Coupon: coupon } = offer;
  return {
    name: offer.Name,
    title: offer.Title,
    text: offer.Text || undefined,
    action: offer.Action,
    path: offer.LinkUrl,
    coupon: coupon ? { code: coupon.code, minimum: coupon.minimum, most: coupon.most ?? 0 } : undefined,
    image: offer.Image ?? undefined,
  };
}
