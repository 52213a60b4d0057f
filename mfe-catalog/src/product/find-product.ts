import { type ApiClient, type ApiResult, links } from 'shared-contracts';
import {
  getProductIdByNameAndCategory,
  ProductAddress,
  ProductRecall,
} from 'shared-contracts/api/get-product-id-bynameandcategory';
import { slugify } from 'shared-contracts/domain/slug';
import * as v from 'valibot';
import { chosenProductId } from '../product-card/chosen-product.ts';

type FoundProduct =
  | { readonly kind: 'found'; readonly productId: number }
  /** The product has another address: it was renamed or moved, or the request is spelled differently. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'recalled'; readonly recall: Recall }
  | { readonly kind: 'unknown' };

export type Recall = v.InferOutput<typeof ProductRecall>['recall'];

interface Names {
  readonly category: string;
  readonly product: string;
}

const LONGEST_NAME = 300;

/** Finds the product of a path; a clicked card has already stored its id. */
export async function findProduct(names: Names, api: ApiClient, signal: AbortSignal): Promise<ApiResult<FoundProduct>> {
  const chosen = chosenProductId(names.category, names.product);
  if (chosen !== undefined) return { ok: true, value: { kind: 'found', productId: chosen } };

  const [categoryName, productName] = [spoken(names.category), spoken(names.product)];
  const nameable = [categoryName, productName].every((name) => name !== '' && name.length <= LONGEST_NAME);
  if (!nameable) return { ok: true, value: { kind: 'unknown' } };

  const answer = await api.callWithExtras(getProductIdByNameAndCategory, { productName, categoryName }, { signal });
  if (!answer.ok) return answer;
  const { answer: productId, extras } = answer.value;
  if (productId === null) {
    const recalled = v.safeParse(ProductRecall, extras);
    const { recall } = recalled.success ? recalled.output : {};
    return { ok: true, value: recall ? { kind: 'recalled', recall } : { kind: 'unknown' } };
  }
  const address = v.safeParse(ProductAddress, extras);
  const elsewhere = address.success ? otherAddress(names, address.output) : null;
  return { ok: true, value: elsewhere ? { kind: 'elsewhere', path: elsewhere } : { kind: 'found', productId } };
}

/** The product's own path, when the requested names are outdated or not canonical. */
function otherAddress(
  names: Names,
  { slug, categorySlug, isCurrent }: v.InferOutput<typeof ProductAddress>,
): string | null {
  const home = links.product(categorySlug, slug);
  const isHere = home === links.product(names.category, names.product);
  return isHere || (isCurrent && isCanonical(names)) ? null : home;
}

/** 'queen-size-bed' as the API expects it: 'queen size bed'. */
function spoken(slug: string): string {
  return slug.replaceAll('-', ' ').trim();
}

function isCanonical({ category, product }: Names): boolean {
  return category === slugify(category) && product === slugify(product);
}
