import { useEffect, useState } from 'react';
import { type ApiError, useApi } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';

export type Loading<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Asks for what is the shopper's own, in the browser, anew whenever the request changes or `retry` is called. */
export function useAnswer<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call>,
): { readonly loading: Loading<CallAnswer<Call>>; readonly retry: () => void } {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  // A request is compared by what it says: callers write it anew on every render.
  const wanted = `${attempt} ${JSON.stringify(request)}`;
  const [settled, setSettled] = useState<{ readonly wanted: string; readonly loading: Loading<CallAnswer<Call>> }>();

  useEffect(() => {
    const leaving = new AbortController();
    const asked = JSON.parse(wanted.slice(wanted.indexOf(' ') + 1)) as CallRequest<Call>;
    void api.call(call, asked, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      const loading = result.ok
        ? ({ kind: 'loaded', answer: result.value } as const)
        : ({ kind: 'failed', error: result.error } as const);
      setSettled({ wanted, loading });
    });
    return () => leaving.abort();
  }, [api, call, wanted]);

  return {
    loading: settled?.wanted === wanted ? settled.loading : { kind: 'loading' },
    retry: () => setAttempt(attempt + 1),
  };
}
