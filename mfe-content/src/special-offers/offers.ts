import type { Image } from 'shared-contracts/api/shapes/image';

/** A category for each offer, by slug: one that it applies to. */
export const OFFERED_WITH = { onLargeOrders: 'beds', onAnyOrder: 'lounge-chairs', instalments: 'dining-sets' } as const;

/** Pictures by slug; an offer may have none. */
export type OfferPictures = Readonly<Record<string, Image>>;

export function offerPictures(categories: readonly { readonly Slug: string; readonly Image: Image }[]): OfferPictures {
  const wanted: ReadonlySet<string> = new Set(Object.values(OFFERED_WITH));
  return Object.fromEntries(categories.filter(({ Slug }) => wanted.has(Slug)).map(({ Slug, Image }) => [Slug, Image]));
}
