import { links } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { Paise } from 'shared-contracts/domain/money';
import type { PopularCategory } from 'shared-contracts/domain/popular-category';
import type { Found } from './use-suggestions.ts';

type OfferGroupName = 'recentSearches' | 'popularCategories' | 'suggestedCategories' | 'suggestedProducts';

export interface Offer {
  /** Unique in the list. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly image?: Image;
  readonly price?: Paise | undefined;
  /** The search term to remember when this offer is chosen; only an offer that is a search has one. */
  readonly term?: string;
}

export interface OfferGroup {
  readonly name: OfferGroupName;
  readonly offers: readonly Offer[];
}

interface Known {
  readonly found: Found | null;
  readonly popular: readonly PopularCategory[];
  readonly recent: readonly string[];
}

/** The groups of offers; empty ones are omitted. */
export function offeredGroups({ found, popular, recent }: Known): readonly OfferGroup[] {
  const groups: OfferGroup[] = found
    ? [
        { name: 'suggestedCategories', offers: found.categories.map(categoryOffer) },
        { name: 'suggestedProducts', offers: found.products.map(productOffer) },
      ]
    : [{ name: 'recentSearches', offers: recent.map(searchOffer) }];
  const filled = groups.filter(({ offers }) => offers.length > 0);
  const lost = found === null || filled.length === 0;
  return lost && popular.length > 0
    ? [...filled, { name: 'popularCategories', offers: popular.map(pictureOffer) }]
    : filled;
}

/** The link to all results. */
export function searchOffer(term: string): Offer {
  return { key: `search-${term}`, to: links.search(term), text: term, term };
}

const categoryOffer = ({ id, name, slug }: Found['categories'][number]): Offer => ({
  key: `category-${id}`,
  to: links.category(slug),
  text: name,
});

const pictureOffer = (category: PopularCategory): Offer => ({ ...categoryOffer(category), image: category.picture });

const productOffer = ({ id, name, slug, category, image, price }: Found['products'][number]): Offer => ({
  key: `product-${id}`,
  to: links.product(category.slug, slug),
  text: name,
  image,
  price,
});
