import {
  inLanguage,
  links,
  notFound,
  orThrow,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import type { Category } from 'shared-contracts/api/get-categories-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { categoryTrail } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { findProduct } from './find-product.ts';
import { reportMissingPrice } from './missing-price.ts';
import { splitHtml } from './product-html.ts';

/** A product's fields of formatted text. */
export type HtmlField =
  | 'FullDescription'
  | `${'Delivery' | 'Merchant' | 'FurnitureCare' | 'Warranty' | 'Disclaimer'}Content`;

export type Product = Omit<ProductDetail, HtmlField>;

export interface ShownProduct {
  readonly kind: 'product';
  readonly product: Product;
  readonly html: Readonly<Record<HtmlField, HtmlTree>>;
  /** The categories above it on this path, from the top down. */
  readonly trail: readonly Category[];
  /** Absolute address of the page in its language, without a query. */
  readonly address: string;
}

export type ProductData = ShownProduct | { readonly kind: 'missing' };

/** The product behind a path of names, its page's one canonical spelling, or HTTP 404 (CAT-11). */
export async function loadProduct(context: PageContext): Promise<PageOutcome<ProductData>> {
  const { url, params, language, api, signal } = context;
  const asked = { category: params.category ?? '', product: params.product ?? '' };
  const loadingCategories = loadCategories(api, signal);

  const found = orThrow(await findProduct(asked, api, signal));
  if (found.kind === 'unknown') return notFound({ kind: 'missing' });
  if (found.kind === 'elsewhere') return redirectTo(found.path, { permanent: true });

  const [detail] = orThrow(await api.call(getProductDetail, { ProductId: found.productId }, { signal }));
  if (!detail) return notFound({ kind: 'missing' });
  reportMissingPrice(detail, api);

  const categories = orThrow(await loadingCategories);
  const category =
    categories.find(({ Slug }) => Slug === asked.category) ??
    categories.find(({ CategoryID }) => CategoryID === detail.CategoryID);
  return show({
    kind: 'product',
    ...splitHtml(detail),
    trail: category ? categoryTrail(categories, category) : [],
    address: `${url.origin}${inLanguage(language, links.product(detail.CategorySlug, detail.Slug))}`,
  });
}
