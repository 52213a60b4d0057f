import { useCallback, useEffect, useState } from 'react';
import { useApi } from 'shared-contracts';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';

type AskedProduct =
  | { readonly state: 'opening' }
  | { readonly state: 'shown'; readonly product: ProductDetail }
  | { readonly state: 'unavailable' };

/** A product by its id, asked for when it is wanted; `retry` asks again. */
export function useProduct(productId: number): { readonly asked: AskedProduct; readonly retry: () => void } {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<AskedProduct>({ state: 'opening' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
  useEffect(() => {
    const leaving = new AbortController();
    setAsked({ state: 'opening' });
    void api.call(getProductDetail, { ProductId: productId }, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      const product = result.ok ? result.value[0] : undefined;
      setAsked(product ? { state: 'shown', product } : { state: 'unavailable' });
    });
    return () => leaving.abort();
  }, [api, productId, attempt]);

  return { asked, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
