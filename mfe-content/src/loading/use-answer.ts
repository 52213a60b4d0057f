import { useEffect, useState } from 'react';
import { type ApiClient, useApi } from 'shared-contracts';

/**
 * What `load` answers, asked for in the browser once the part is there: for fragments, which have no loader of
 * their own. Null until then, and for good when there is no answer. `load` must be the same at every render.
 */
export function useAnswer<Answer>(load: (api: ApiClient, signal: AbortSignal) => Promise<Answer>): Answer | null {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    load(api, leaving.signal).then(
      (found) => leaving.signal.aborted || setAnswer(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api, load]);
  return answer;
}
