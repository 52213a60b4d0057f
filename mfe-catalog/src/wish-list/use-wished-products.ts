import { useEffect, useMemo, useState } from 'react';
import { useApi } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

/** What one call may ask for. */
const MOST_IDS = 50;

interface WishedProducts {
  /** The wished products, newest wish first; undefined until they are loaded. */
  readonly products: readonly ProductListItem[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the products of the wished ids. One that is no longer wished leaves at once, without a new call. */
export function useWishedProducts(ids: readonly number[]): WishedProducts {
  const api = useApi();
  const [loaded, setLoaded] = useState<ReadonlyMap<number, ProductListItem>>();
  const [failed, setFailed] = useState(false);
  const wanted = useMemo(() => [...ids].reverse().slice(0, MOST_IDS), [ids]);
  const isKnown = loaded !== undefined && wanted.every((id) => loaded.has(id));

  useEffect(() => {
    if (failed || isKnown || wanted.length === 0) return;
    const gone = new AbortController();
    void api.call(getProductsListByIds, { ProductIds: wanted.join() }, { signal: gone.signal }).then((result) => {
      if (gone.signal.aborted) return;
      if (result.ok) setLoaded(new Map(result.value.map((product) => [product.ProductId, product])));
      else setFailed(true);
    });
    return () => gone.abort();
  }, [api, wanted, isKnown, failed]);

  const products = loaded && wanted.flatMap((id) => loaded.get(id) ?? []);
  return { products, failed, retry: () => setFailed(false) };
}
