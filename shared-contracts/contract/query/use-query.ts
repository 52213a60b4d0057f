import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import { useApi } from '../remote/api-context.ts';
import { $user } from '../stores/session.ts';
import { createQueryCache, PENDING, type Query, type QueryCache, type QueryState, queryKey } from './query-cache.ts';

export interface QueryOptions {
  /** How long an answer that is no longer shown anywhere is good for the next who asks. Milliseconds. */
  readonly maxAge?: number;
  /** Gathers quick changes of the request, e.g. of a quantity, into one; what a component comes with is asked at once. Milliseconds. */
  readonly pause?: number;
}

export type QueryResult<Call extends ApiCall> = QueryState<CallAnswer<Call>> & {
  /** The last answer that came, perhaps to an earlier request: for what is better stale than gone. Never a personal one. */
  readonly latest: { readonly request: CallRequest<Call>; readonly answer: CallAnswer<Call> } | undefined;
  readonly refetch: () => void;
};

const caches = new WeakMap<ApiClient, QueryCache>();

/**
 * Asks a call that reads, from a component, once that is in the browser and again whenever the request says something
 * else; null asks nothing yet. Components with the same question share one request and its answer.
 */
export function useQuery<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call> | null,
  { maxAge = 0, pause = 0 }: QueryOptions = {},
): QueryResult<Call> {
  const api = useApi();
  const asker = useStore($user);
  const key = request === null ? '' : queryKey(call, request, asker);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the request says.
  const query = useMemo<Query<Call> | null>(() => request && { key, call, request }, [key, call]);
  const isFirst = useRef(true);

  const subscribe = useCallback(
    (notify: () => void) => {
      const isLater = !isFirst.current;
      isFirst.current = false;
      if (!query) return () => undefined;
      let stop: (() => void) | undefined;
      const start = () => {
        stop = cacheOf(api).use(query, maxAge, notify);
        // The answer may have come while this waited.
        notify();
      };
      const timer = pause && isLater ? setTimeout(start, pause) : start();
      return () => {
        clearTimeout(timer ?? undefined);
        stop?.();
      };
    },
    [api, query, maxAge, pause],
  );
  const state = useSyncExternalStore<QueryState<CallAnswer<Call>>>(
    subscribe,
    () => (query ? cacheOf(api).peek(query, maxAge) : PENDING),
    () => PENDING,
  );

  const [latest, setLatest] = useState<QueryResult<Call>['latest']>();
  const isNew = state.status === 'success' && (latest?.answer !== state.answer || latest.request !== query?.request);
  if (query && isNew && call.access === 'none') setLatest({ request: query.request, answer: state.answer });

  const refetch = useCallback(() => query && cacheOf(api).refetch(query), [api, query]);
  return { ...state, latest, refetch };
}

/** A page has one client, so one cache. Called by effects alone: a server has none. */
function cacheOf(api: ApiClient): QueryCache {
  const cache = caches.get(api) ?? createQueryCache(api);
  caches.set(api, cache);
  return cache;
}
