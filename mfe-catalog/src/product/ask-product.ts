import { type ApiClient, type ApiResult, links, orElse, orThrow } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import type { Product } from 'shared-contracts/domain/product';
import type { ProductAnswer, Recall } from 'shared-contracts/domain/product-answer';
import type { RelatedProducts } from 'shared-contracts/domain/related-products';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { slugify } from 'shared-contracts/domain/slug';
import { chosenProductId } from '../product-card/chosen-product.ts';
import { REVIEWS_A_PAGE } from './reviews/reviews-page.ts';

type AskedProduct =
  | (RelatedProducts & {
      readonly kind: 'found';
      readonly product: Product;
      /** The first page; null when it could not be loaded with the product. */
      readonly reviews: ProductReviews | null;
    })
  /** The product has another address: it was renamed or moved, or the request is spelled differently. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'recalled'; readonly recall: Recall }
  | { readonly kind: 'unknown' };

interface Names {
  readonly category: string;
  readonly product: string;
}

const LONGEST_NAME = 300;

/**
 * The product of a path, asked for by the id that a clicked card has left, else by the path itself. A back end that knows
 * products by their ids alone is asked for the id first (CAT-11).
 */
export async function askProduct(names: Names, api: ApiClient, signal: AbortSignal): Promise<AskedProduct> {
  const chosen = chosenProductId(names.category, names.product);
  if (chosen !== undefined) return orUnknown(await ask({ ProductId: chosen }, names, api, signal));
  const spoken = { categoryName: spokenName(names.category), productName: spokenName(names.product) };
  const nameable = Object.values(spoken).every((name) => name !== '' && name.length <= LONGEST_NAME);
  if (!nameable) return { kind: 'unknown' };

  const byPath = await ask({ CategorySlug: names.category, ProductSlug: names.product }, names, api, signal);
  if (byPath) return byPath;
  const named = orThrow(await api.call(getProductIdByNameAndCategory, spoken, { signal }));
  if (named.kind !== 'found') return named;
  return elsewhere(named, names) ?? orUnknown(await ask({ ProductId: named.found }, names, api, signal));
}

/** The product, its first reviews and related products in parallel; null if the back end refuses such a reference. */
async function ask(
  reference: CallRequest<typeof getProductDetail>,
  names: Names,
  api: ApiClient,
  signal: AbortSignal,
): Promise<AskedProduct | null> {
  const [detailed, reviews, related] = await Promise.all([
    api.call(getProductDetail, reference, { signal }),
    api.call(getProductReviews, { ...reference, PageNo: 1, PageSize: REVIEWS_A_PAGE }, { signal }).then(orElse(null)),
    api.call(getRelatedProductsList, reference, { signal }).then(orElse({ related: [], substitutes: [] })),
  ]);
  if (isRefused(detailed)) return null;
  const answer = orThrow(detailed);
  if (answer.kind !== 'found') return answer;
  return elsewhere(answer, names) ?? { kind: 'found', product: answer.found, reviews, ...related };
}

const isRefused = (result: ApiResult<unknown>) =>
  !result.ok && result.error.kind === 'http' && result.error.status === 400;

const orUnknown = (asked: AskedProduct | null): AskedProduct => asked ?? { kind: 'unknown' };

type FoundAnswer = Extract<ProductAnswer<unknown>, { kind: 'found' }>;

/** The product's own path, when the requested names are outdated or not canonical. */
function elsewhere({ address }: FoundAnswer, names: Names): AskedProduct | null {
  if (!address) return null;
  const { slug, categorySlug, isCurrent } = address;
  const path = links.product(categorySlug, slug);
  const isHere = path === links.product(names.category, names.product);
  return isHere || (isCurrent && isCanonical(names)) ? null : { kind: 'elsewhere', path };
}

/** 'queen-size-bed' as the observed API expects it: 'queen size bed'. */
const spokenName = (slug: string) => slug.replaceAll('-', ' ').trim();

const isCanonical = ({ category, product }: Names) => category === slugify(category) && product === slugify(product);
