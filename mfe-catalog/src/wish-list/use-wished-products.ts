import { useEffect, useMemo, useState } from 'react';
import { useApi } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

/** What one call may ask for. */
const MOST_IDS = 50;

/** null for a product that is no longer sold. */
type Loaded = ReadonlyMap<number, ProductListItem | null>;

interface WishedProducts {
  /** The wished products, newest wish first; undefined until they are loaded. */
  readonly products: readonly ProductListItem[] | undefined;
  /** Ids that no product answers to any more. */
  readonly gone: readonly number[];
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the products of the wished ids. One that is no longer wished leaves at once, without a new call. */
export function useWishedProducts(ids: readonly number[]): WishedProducts {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const [failed, setFailed] = useState(false);
  const wanted = useMemo(() => [...ids].reverse(), [ids]);
  // As one text, so that a wish that is dropped asks for nothing new.
  const missing = wanted
    .filter((id) => !loaded.has(id))
    .slice(0, MOST_IDS)
    .join();

  useEffect(() => {
    if (failed || missing === '') return;
    const left = new AbortController();
    void api.call(getProductsListByIds, { ProductIds: missing }, { signal: left.signal }).then((result) => {
      if (left.signal.aborted) return;
      if (!result.ok) return setFailed(true);
      const answered = new Map(result.value.map((product) => [product.ProductId, product]));
      setLoaded(
        (known) =>
          new Map([
            ...known,
            ...missing.split(',').map((id) => [Number(id), answered.get(Number(id)) ?? null] as const),
          ]),
      );
    });
    return () => left.abort();
  }, [api, missing, failed]);

  return {
    products: missing === '' ? wanted.flatMap((id) => loaded.get(id) ?? []) : undefined,
    gone: wanted.filter((id) => loaded.get(id) === null),
    failed,
    retry: () => setFailed(false),
  };
}
