import type { getAllProducts } from 'shared-contracts/api/get-all-products';
import type { InferOutput } from 'valibot';

/** More categories or products than this get the whole store's tag. */
const MOST_NAMED = 20;

export const WHOLE_STORE = 'listing:all';
/** The ranks of best-sellers, which change every few minutes. */
const SALES = 'sales';

export const ofWholeStore = () => [WHOLE_STORE];
export const bySales = () => [WHOLE_STORE, SALES];

export function ofProduct({ ProductId }: { readonly ProductId?: number | undefined }): readonly string[] {
  return [`product:${ProductId}`];
}

export function ofProducts({ ProductIds }: { readonly ProductIds: readonly number[] }): readonly string[] {
  return ProductIds.length > MOST_NAMED ? [WHOLE_STORE] : ProductIds.map((id) => `product:${id}`);
}

export function ofCategory({ CategoryID }: { readonly CategoryID: number | null }): readonly string[] {
  return [CategoryID === null ? WHOLE_STORE : `listing:${CategoryID}`];
}

/** A search depends on the words of the whole store, also within a category, and ranks equals by sales. */
export function ofListing(listing: Pick<InferOutput<typeof getAllProducts.request>, 'SearchTerm' | 'CategoryID'>) {
  if (listing.SearchTerm.trim() !== '') return bySales();
  const { CategoryID: ids } = listing;
  return ids.length === 0 || ids.length > MOST_NAMED ? [WHOLE_STORE] : ids.map((id) => `listing:${id}`);
}
