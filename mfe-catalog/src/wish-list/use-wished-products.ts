import { useMemo, useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { Card } from 'shared-contracts/domain/card';

/** The API's limit per call. */
const MAX_IDS = 50;

/** null for a product that is no longer sold. */
type Loaded = ReadonlyMap<number, Card | null>;

/** Loads the products of the wish list. A removed one disappears at once, without a new call. */
export function useWishedProducts(ids: readonly number[]) {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const newestFirst = useMemo(() => [...ids].reverse(), [ids]);
  const missing = newestFirst.filter((id) => !loaded.has(id)).slice(0, MAX_IDS);
  const { status, answer, refetch } = useQuery(
    getProductsListByIds,
    missing.length > 0 ? { ProductIds: missing.join() } : null,
  );
  if (answer) {
    const answered = new Map(answer.map((product) => [product.id, product]));
    setLoaded(new Map([...loaded, ...missing.map((id) => [id, answered.get(id) ?? null] as const)]));
  }
  return {
    /** Newest first; undefined until they are loaded. */
    products: missing.length > 0 ? undefined : newestFirst.flatMap((id) => loaded.get(id) ?? []),
    /** Ids of products that are no longer sold. */
    discontinued: newestFirst.filter((id) => loaded.get(id) === null),
    failed: status === 'error',
    refetch,
  };
}
