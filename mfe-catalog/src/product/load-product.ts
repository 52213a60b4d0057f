import {
  gone,
  inLanguage,
  links,
  notFound,
  orElse,
  orThrow,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getRelatedProductsList, SubstituteExtras } from 'shared-contracts/api/get-related-products-list';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import * as v from 'valibot';
import { categoryTrail } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { priceOf } from '../product-card/price-of.ts';
import { findProduct } from './find-product.ts';
import { loadPlans } from './instalments/load-plans.ts';
import { reportMissingPrice } from './missing-price.ts';
import { loadMore } from './more-parts.tsx';
import type { ProductData } from './product-data.ts';
import { splitHtml } from './product-html.ts';
import { REVIEWS_A_PAGE } from './reviews/reviews-page.ts';

/** The product of a path, a redirect to its canonical address, or HTTP 404 (CAT-11). */
export async function loadProduct(context: PageContext): Promise<PageOutcome<ProductData>> {
  const { url, params, language, api, signal } = context;
  const path = { category: params.category ?? '', product: params.product ?? '' };
  const loadingCategories = loadCategories(api, signal);

  const found = orThrow(await findProduct(path, api, signal));
  if (found.kind === 'unknown') return notFound({ kind: 'missing' });
  if (found.kind === 'recalled') {
    const address = `${url.origin}${url.pathname}`;
    return gone({ kind: 'recalled', recall: found.recall, address });
  }
  if (found.kind === 'elsewhere') return redirectTo(found.path, { permanent: true });

  // The later parts' script loads with the data, and the Arabic texts must arrive with it.
  const laterParts = loadMore(language).catch(() => undefined);
  const asking = { ProductId: found.productId };
  const [detailed, reviewed, related] = await Promise.all([
    api.call(getProductDetail, asking, { signal }),
    api.call(getProductReviews, { ...asking, PageNo: 1, PageSize: REVIEWS_A_PAGE }, { signal }),
    api.callWithExtras(getRelatedProductsList, asking, { signal }),
  ]);
  const [detail] = orThrow(detailed);
  if (!detail) return notFound({ kind: 'missing' });
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
    // A failure of a secondary part must not hide the product.
    reviews: reviewed.ok ? reviewed.value : null,
    related: related.ok ? related.value.answer : [],
    substitutes: related.ok ? substitutesOf(related.value.extras) : [],
    plans,
  });
}

function substitutesOf(extras: unknown): readonly number[] {
  const read = v.safeParse(SubstituteExtras, extras);
  return read.success ? read.output.substitutes : [];
}

/** A second round trip, since it needs the price: acceptable on the server near the API, not on a phone. */
async function plansForServer({ Price, EmiFrom }: ProductDetail, { api, signal }: PageContext) {
  const price = EmiFrom === null ? null : priceOf(Price);
  return typeof document === 'undefined' && price !== null ? loadPlans(api, price, signal) : null;
}
