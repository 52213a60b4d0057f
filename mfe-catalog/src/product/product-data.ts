import type { Category } from 'shared-contracts/api/get-categories-list';
import type { EmiPlan } from 'shared-contracts/api/get-payment-methods';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import type { RelatedProducts } from 'shared-contracts/domain/related-products';
import type { HtmlTree } from 'shared-contracts/html-tree';
import type { Recall } from './ask-product.ts';
import type { ReviewsPage } from './reviews/reviews-page.ts';

/** The fields of formatted text. */
type HtmlField = 'FullDescription' | `${'Delivery' | 'Merchant' | 'FurnitureCare' | 'Warranty' | 'Disclaimer'}Content`;

export type Product = Omit<ProductDetail, HtmlField>;

export interface ShownProduct extends RelatedProducts {
  readonly kind: 'product';
  readonly product: Product;
  readonly html: Readonly<Record<HtmlField, HtmlTree>>;
  /** The categories of this path, from the top down. */
  readonly trail: readonly Category[];
  /** The absolute address of the page in its language, without a query. */
  readonly address: string;
  /** The first page of reviews; null when it could not be loaded with the product. */
  readonly reviews: ReviewsPage | null;
  /** Card instalments for the price; null where opening the section requests them. */
  readonly plans: readonly EmiPlan[] | null;
}

export type ProductData =
  | ShownProduct
  | { readonly kind: 'recalled'; readonly recall: Recall; readonly address: string }
  | { readonly kind: 'missing' };
