import { useEffect, useState } from 'react';
import { useApi } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

/** Products by their ids, once wanted; null until they have come. A failure shows none: nobody waits for them. */
export function useProducts(ids: readonly number[], wanted: boolean): readonly ProductListItem[] | null {
  const api = useApi();
  const [products, setProducts] = useState<readonly ProductListItem[] | null>(null);
  const asked = ids.join(',');
  useEffect(() => {
    if (!wanted || asked === '') return;
    const leaving = new AbortController();
    void api.call(getProductsListByIds, { ProductIds: asked }, { signal: leaving.signal }).then((result) => {
      if (!leaving.signal.aborted) setProducts(result.ok ? result.value : []);
    });
    return () => leaving.abort();
  }, [api, asked, wanted]);
  return products;
}
