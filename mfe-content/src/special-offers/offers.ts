import type { Image } from 'shared-contracts/api/shapes/image';

/** The three offers the store makes to everybody, each shown with a category it is good for. */
export const OFFERS = [
  {
    category: 'beds',
    code: 'FIRST10',
    title: 'firstOnlineTitle',
    text: 'firstOnlineText',
    action: 'firstOnlineAction',
  },
  {
    category: 'lounge-chairs',
    code: 'NEW5',
    title: 'firstOrderTitle',
    text: 'firstOrderText',
    action: 'firstOrderAction',
  },
  {
    category: 'dining-sets',
    code: null,
    title: 'instalmentsTitle',
    text: 'instalmentsText',
    action: 'instalmentsAction',
  },
] as const;

/** A picture for each offer's category, by its slug; an offer without one does without. */
export type OfferPictures = Readonly<Record<string, Image>>;

/** Takes the pictures of the offers' categories from the popular ones. */
export function offerPictures(categories: readonly { readonly Slug: string; readonly Image: Image }[]): OfferPictures {
  const wanted: ReadonlySet<string> = new Set(OFFERS.map(({ category }) => category));
  return Object.fromEntries(categories.filter(({ Slug }) => wanted.has(Slug)).map(({ Slug, Image }) => [Slug, Image]));
}
