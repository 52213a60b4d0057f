import { useMemo, useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

/** What one call may ask for. */
const MOST_IDS = 50;

/** null for a product that is no longer sold. */
type Loaded = ReadonlyMap<number, ProductListItem | null>;

/** Loads the products of the wished ids. One that is no longer wished leaves at once, without a new call. */
export function useWishedProducts(ids: readonly number[]) {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const wanted = useMemo(() => [...ids].reverse(), [ids]);
  const missing = wanted.filter((id) => !loaded.has(id)).slice(0, MOST_IDS);
  const { status, answer, refetch } = useQuery(
    getProductsListByIds,
    missing.length > 0 ? { ProductIds: missing.join() } : null,
  );
  if (answer) {
    const answered = new Map(answer.map((product) => [product.ProductId, product]));
    setLoaded(new Map([...loaded, ...missing.map((id) => [id, answered.get(id) ?? null] as const)]));
  }
  return {
    /** The wished products, newest wish first; undefined until they are loaded. */
    products: missing.length > 0 ? undefined : wanted.flatMap((id) => loaded.get(id) ?? []),
    /** Ids that no product answers to any more. */
    gone: wanted.filter((id) => loaded.get(id) === null),
    failed: status === 'error',
    refetch,
  };
}
