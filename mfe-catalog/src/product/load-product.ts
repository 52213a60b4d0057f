import {
  gone,
  inLanguage,
  links,
  notFound,
  orElse,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { EmiPlan } from 'shared-contracts/api/get-payment-methods';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { categoryTrail } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { priceOf } from '../product-card/price-of.ts';
import { askProduct, type Recall } from './ask-product.ts';
import { loadPlans } from './instalments/load-plans.ts';
import { reportMissingPrice } from './missing-price.ts';
import { loadMore } from './more-parts.tsx';
import { splitHtml } from './product-html.ts';
import type { ReviewsPage } from './reviews/reviews-page.ts';

/** The fields of formatted text. */
type HtmlField = 'FullDescription' | `${'Delivery' | 'Merchant' | 'FurnitureCare' | 'Warranty' | 'Disclaimer'}Content`;

export type Product = Omit<ProductDetail, HtmlField>;

export interface ShownProduct {
  readonly kind: 'product';
  readonly product: Product;
  readonly html: Readonly<Record<HtmlField, HtmlTree>>;
  /** The categories of this path, from the top down. */
  readonly trail: readonly Category[];
  /** The absolute address of the page in its language, without a query. */
  readonly address: string;
  /** The first page of reviews; null when it could not be loaded with the product. */
  readonly reviews: ReviewsPage | null;
  readonly related: readonly ProductListItem[];
  /** Which of them can stand in for it; of a product that is sold out. */
  readonly substitutes: readonly number[];
  /** Card instalments for the price; null where opening the section requests them. */
  readonly plans: readonly EmiPlan[] | null;
}

export type ProductData =
  | ShownProduct
  | { readonly kind: 'recalled'; readonly recall: Recall; readonly address: string }
  | { readonly kind: 'missing' };

/** The product of a path, a redirect to its canonical address, or HTTP 404 (CAT-11). */
export async function loadProduct(context: PageContext): Promise<PageOutcome<ProductData>> {
  const { url, params, language, api, signal } = context;
  const path = { category: params.category ?? '', product: params.product ?? '' };
  const loadingCategories = loadCategories(api, signal);
  // The later parts' script loads with the data, and the Arabic texts must arrive with it.
  const laterParts = loadMore(language).catch(() => undefined);

  const asked = await askProduct(path, api, signal);
  if (asked.kind === 'unknown') return notFound({ kind: 'missing' });
  if (asked.kind === 'recalled') {
    const address = `${url.origin}${url.pathname}`;
    return gone({ kind: 'recalled', recall: asked.recall, address });
  }
  if (asked.kind === 'elsewhere') return redirectTo(asked.path, { permanent: true });
  const { kind: _, detail, ...others } = asked;
  reportMissingPrice(detail, api);

  const [categories, plans] = await Promise.all([
    loadingCategories.then(orElse([])),
    plansForServer(detail, context),
    laterParts,
  ]);
  const category =
    categories.find(({ Slug }) => Slug === path.category) ??
    categories.find(({ CategoryID }) => CategoryID === detail.CategoryID);
  return show({
    kind: 'product',
    ...splitHtml(detail),
    trail: category ? categoryTrail(categories, category) : [],
    address: `${url.origin}${inLanguage(language, links.product(detail.CategorySlug, detail.Slug))}`,
    ...others,
    plans,
  });
}

/** A second round trip, since it needs the price: acceptable on the server near the API, not on a phone. */
async function plansForServer({ Price, EmiFrom }: ProductDetail, { api, signal }: PageContext) {
  const price = EmiFrom === null ? null : priceOf(Price);
  return typeof document === 'undefined' && price !== null ? loadPlans(api, price, signal) : null;
}
