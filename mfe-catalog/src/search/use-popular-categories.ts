import { useEffect, useState } from 'react';
import { useApi } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';

export type PopularCategory = CallAnswer<typeof getPopularCategories>[number];

const MOST_SHOWN = 6;

/** Where to start when nothing is typed or found; none while the API is away, since they are only an offer. */
export function usePopularCategories(): readonly PopularCategory[] {
  const api = useApi();
  const [categories, setCategories] = useState<readonly PopularCategory[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    void api.call(getPopularCategories, {}, { signal: asking.signal }).then((answer) => {
      if (answer.ok && !asking.signal.aborted) setCategories(answer.value.slice(0, MOST_SHOWN));
    });
    return () => asking.abort();
  }, [api]);
  return categories;
}
