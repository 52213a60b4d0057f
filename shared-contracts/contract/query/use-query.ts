import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import { useApi } from '../remote/api-context.ts';
import { $user } from '../stores/session.ts';
import { createQueryCache, PENDING, type Query, type QueryCache, type QueryState, queryKey } from './query-cache.ts';

export interface QueryOptions {
  /** How old an answer to an earlier component may be to be used instead of a request. Milliseconds. */
  readonly maxAge?: number;
  /** Debounces changes of the request, e.g. of a quantity; the first one is sent at once. Milliseconds. */
  readonly debounce?: number;
}

export type QueryResult<Call extends ApiCall> = QueryState<CallAnswer<Call>> & { readonly refetch: () => void };

const caches = new WeakMap<ApiClient, QueryCache>();

/**
 * What the API answers to a read, requested by a component once it is in the browser and whenever the request changes;
 * null requests nothing yet. Components with the same query share one request and its answer.
 */
export function useQuery<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call> | null,
  { maxAge = 0, debounce = 0 }: QueryOptions = {},
): QueryResult<Call> {
  const api = useApi();
  const user = useStore($user);
  const key = request === null ? '' : queryKey(call, request, user);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the request says.
  const query = useMemo<Query<Call> | null>(
    () => request && { key, call, request, since: performance.now(), maxAge },
    [key, call, maxAge],
  );
  const isFirst = useRef(true);

  const subscribe = useCallback(
    (notify: () => void) => {
      const isLater = !isFirst.current;
      isFirst.current = false;
      if (!query) return () => undefined;
      let stop: (() => void) | undefined;
      const start = () => {
        stop = cacheOf(api).use(query, notify);
        // The answer may have come while this waited.
        notify();
      };
      const timer = debounce && isLater ? setTimeout(start, debounce) : start();
      return () => {
        clearTimeout(timer ?? undefined);
        stop?.();
      };
    },
    [api, query, debounce],
  );
  const state = useSyncExternalStore<QueryState<CallAnswer<Call>>>(
    subscribe,
    () => (query ? cacheOf(api).peek(query) : PENDING),
    () => PENDING,
  );

  const refetch = useCallback(() => query && cacheOf(api).refetch(query), [api, query]);
  return { ...state, refetch };
}

/** A page has one client and so one cache. */
function cacheOf(api: ApiClient): QueryCache {
  const cache = caches.get(api) ?? createQueryCache(api);
  caches.set(api, cache);
  return cache;
}
