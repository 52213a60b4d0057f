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
import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { toRupees } from 'shared-contracts/domain/money';
import type { Product } from 'shared-contracts/domain/product';
import { categoryTrail } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { askProduct } from './ask-product.ts';
import { provideHead } from './head.ts';
import { reportMissingPrice } from './missing-price.ts';
import { loadMore } from './more-parts.tsx';
import type { ProductData } from './product-data.ts';
import { productHead } from './product-head.ts';
import { splitHtml } from './product-html.ts';

provideHead(productHead);

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
  const { kind: _, product, ...others } = asked;
  reportMissingPrice(product.id, product.price, api);

  const [categories, plans] = await Promise.all([
    loadingCategories.then(orElse([])),
    plansForServer(product, context),
    laterParts,
  ]);
  const category =
    categories.find(({ slug }) => slug === path.category) ?? categories.find(({ id }) => id === product.category.id);
  return show({
    kind: 'product',
    ...splitHtml(product),
    trail: category ? categoryTrail(categories, category) : [],
    address: `${url.origin}${inLanguage(language, links.product(product.category.slug, product.slug))}`,
    ...others,
    plans,
  });
}

/** A second round trip, since it needs the price: acceptable on the server near the API, not on a phone. */
async function plansForServer({ price, instalmentFrom }: Product, { api, signal }: PageContext) {
  if (typeof document !== 'undefined' || !price || !instalmentFrom) return null;
  return api.call(getPaymentMethods, { Price: toRupees(price) }, { signal }).then(orElse(null));
}
