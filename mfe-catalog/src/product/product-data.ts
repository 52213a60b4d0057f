import type { Category } from 'shared-contracts/domain/category';
import type { InstalmentPlan } from 'shared-contracts/domain/instalment-plan';
import type { Product, ProductText } from 'shared-contracts/domain/product';
import type { Recall } from 'shared-contracts/domain/product-answer';
import type { RelatedProducts } from 'shared-contracts/domain/related-products';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import type { HtmlTree } from 'shared-contracts/html-tree';

export interface ShownProduct extends RelatedProducts {
  readonly kind: 'product';
  readonly product: Omit<Product, 'texts'>;
  readonly html: { readonly [Text in ProductText]?: HtmlTree };
  /** The categories of this path, from the top down. */
  readonly trail: readonly Category[];
  /** The absolute address of the page in its language, without a query. */
  readonly address: string;
  /** The first page of reviews; null when it could not be loaded with the product. */
  readonly reviews: ProductReviews | null;
  /** Card instalments for the price; null where opening the section requests them. */
  readonly plans: readonly InstalmentPlan[] | null;
}

export type ProductData =
  | ShownProduct
  | { readonly kind: 'recalled'; readonly recall: Recall; readonly address: string }
  | { readonly kind: 'missing' };
