import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import type { ApiResult } from '../api/errors.ts';
import type { Language } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/react.tsx';
import { useApi } from '../remote/api-context.ts';
import { $user } from '../stores/session.ts';
import { createQueryCache, PENDING, type Query, type QueryCache, type QueryState, queryKey } from './query-cache.ts';

export interface QueryOptions {
  /** How old a cached answer may be. Milliseconds. */
  readonly maxAge?: number;
  /** Delays changed requests, e.g. after a change of quantity; the first request is sent at once. Milliseconds. */
  readonly debounce?: number;
}

export type QueryResult<Call extends ApiCall> = QueryState<CallAnswer<Call>> & { readonly refetch: () => void };

const caches = new WeakMap<ApiClient, QueryCache>();

/**
 * Calls the API from a component, in the browser only, and again when the request changes; null sends nothing.
 * Components with the same query share one request and its answer.
 */
export function useQuery<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call> | null,
  { maxAge = 0, debounce = 0 }: QueryOptions = {},
): QueryResult<Call> {
  const api = useApi();
  const user = useStore($user);
  const language = useLanguage();
  const key = request === null ? '' : queryKey(call, request, user, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the request.
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
        // The answer may have arrived during the delay.
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

/** Asks now, for code outside of components; components that ask the same with a `maxAge` then have its answer. */
export function fetchQuery<Call extends ApiCall>(
  api: ApiClient,
  call: Call,
  request: CallRequest<Call>,
  language: Language,
): Promise<ApiResult<CallAnswer<Call>>> {
  const key = queryKey(call, request, $user.get(), language);
  return cacheOf(api).fetch({ key, call, request, since: performance.now(), maxAge: 0 });
}

/** A page has one client and so one cache. */
function cacheOf(api: ApiClient): QueryCache {
  const cache = caches.get(api) ?? createQueryCache(api);
  caches.set(api, cache);
  return cache;
}
