import type { Image } from 'shared-contracts/api/shapes/image';

/** The category that each offer is shown with, by its slug: one that it is good for. */
export const OFFERED_WITH = { onLargeOrders: 'beds', onAnyOrder: 'lounge-chairs', instalments: 'dining-sets' } as const;

/** A picture for each offer's category, by its slug; an offer without one does without. */
export type OfferPictures = Readonly<Record<string, Image>>;

/** Takes the pictures of the offers' categories from the popular ones. */
export function offerPictures(categories: readonly { readonly Slug: string; readonly Image: Image }[]): OfferPictures {
  const wanted: ReadonlySet<string> = new Set(Object.values(OFFERED_WITH));
  return Object.fromEntries(categories.filter(({ Slug }) => wanted.has(Slug)).map(({ Slug, Image }) => [Slug, Image]));
}
