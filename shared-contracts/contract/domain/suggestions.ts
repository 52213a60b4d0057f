import type { Image } from '../api/shapes/image.ts';
import type { Suggestions as Wire } from '../api/shapes/suggestions.ts';
import type { Paise } from './money.ts';
import { priceOf } from './price.ts';

/** What a shopper may look for by what has been typed so far. */
export interface Suggestions {
  readonly products: readonly {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly category: { readonly slug: string };
    readonly price?: Paise | undefined;
    readonly image: Image;
  }[];
  readonly categories: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
}

export function decodeSuggestions({ products, categories }: Wire): Suggestions {
  return {
    products: products.map((product) => ({
      id: product.ProductId,
      name: product.ProductName,
      slug: product.Slug,
      category: { slug: product.CategorySlug },
      price: priceOf(product.Price),
      image: product.Image,
    })),
    categories: categories.map(({ CategoryID, Name, Slug }) => ({ id: CategoryID, name: Name, slug: Slug })),
  };
}
