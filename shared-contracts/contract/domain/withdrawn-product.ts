import type { WithdrawnProduct as Wire } from '../api/shapes/withdrawn-product.ts';

/** What was for sale once. */
export interface WithdrawnProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: { readonly slug: string };
  /** Its page says why, and what a buyer should do. */
  readonly isRecalled: boolean;
}

export const decodeWithdrawnProducts = (products: readonly Wire[]): readonly WithdrawnProduct[] =>
  products.map((product) => ({
    id: product.ProductId,
    name: product.ProductName,
    slug: product.Slug,
    category: { slug: product.CategorySlug },
    isRecalled: product.IsRecalled,
  }));
