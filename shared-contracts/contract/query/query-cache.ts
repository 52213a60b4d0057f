import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import type { ApiError, ApiResult } from '../api/errors.ts';
import type { Language } from '../i18n/languages.ts';
import { $user, type User } from '../stores/session.ts';

/** `answer` and `error` belong to the current request, never to an earlier one. */
export type QueryState<Answer> =
  | { readonly status: 'pending'; readonly answer?: undefined; readonly error?: undefined }
  | { readonly status: 'error'; readonly answer?: undefined; readonly error: ApiError }
  | { readonly status: 'success'; readonly answer: Answer; readonly error?: undefined };

/** One component's query. Queries with the same key share one request and its answer. */
export interface Query<Call extends ApiCall = ApiCall> {
  readonly key: string;
  readonly call: Call;
  readonly request: CallRequest<Call>;
  /** When the component first made it, by `performance.now()`. */
  readonly since: number;
  /** How much older than `since` an answer may be. Milliseconds. */
  readonly maxAge: number;
}

interface Entry extends Pick<Query, 'key' | 'call' | 'request'> {
  state: QueryState<unknown>;
  settledAt: number;
  /** Notified of every change. */
  readonly users: Set<() => void>;
  /** Aborts the pending request. */
  controller?: AbortController | undefined;
}

export type QueryCache = ReturnType<typeof createQueryCache>;

export const PENDING = { status: 'pending' } as const;

/** More than a visit needs; the oldest unused entry is evicted. */
const MAX_ENTRIES = 50;

export function queryKey<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call>,
  user: User | null,
  language: Language,
): string {
  // A remote of an earlier release shares this cache and knows the wire's answer.
  return JSON.stringify([call.name, !call.decode, language, isPersonal(call) && user?.UserID, request]);
}

/** A personal call's answers differ by person. */
const isPersonal = ({ access }: ApiCall) => access === 'token';

/** Shares pending requests and caches answers of one API client. Only effects use it, so never on the server. */
export function createQueryCache(api: ApiClient) {
  const entries = new Map<string, Entry>();

  const change = (entry: Entry, state: QueryState<unknown>) => {
    entry.state = state;
    for (const notify of entry.users) notify();
  };
  const load = async (entry: Entry) => {
    entry.controller?.abort();
    const controller = new AbortController();
    entry.controller = controller;
    const result = await api
      .call(entry.call, entry.request, { signal: controller.signal })
      .catch(() => ({ ok: false, error: { kind: 'network' } }) as const);
    if (controller.signal.aborted) return;
    entry.controller = undefined;
    entry.settledAt = performance.now();
    change(entry, result.ok ? { status: 'success', answer: result.value } : { status: 'error', error: result.error });
  };
  const drop = (entry: Entry) => {
    entry.controller?.abort();
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
  };
  const add = ({ key, call, request }: Query) => {
    if (entries.size >= MAX_ENTRIES) {
      const unused = [...entries.values()].find(({ users }) => users.size === 0);
      if (unused) drop(unused);
    }
    const entry: Entry = { key, call, request, state: PENDING, settledAt: 0, users: new Set() };
    entries.set(key, entry);
    return entry;
  };
  /** An answer that is too old for the component counts as pending. */
  const peek = <Call extends ApiCall>({ key, since, maxAge }: Query<Call>) => {
    const { state = PENDING, settledAt = 0 } = entries.get(key) ?? {};
    const oldest = state.status === 'success' ? since - maxAge : since;
    return (settledAt < oldest ? PENDING : state) as QueryState<CallAnswer<Call>>;
  };

  let person = $user.get()?.UserID;
  // Drops the previous person's answers (ACC-15), and what is cached: also a public call may answer a buyer otherwise. A
  // public answer in use may stay.
  $user.listen((user) => {
    const before = person;
    person = user?.UserID;
    if (before === person) return;
    for (const entry of entries.values()) {
      if (entry.users.size === 0 || (before !== undefined && isPersonal(entry.call))) drop(entry);
    }
  });

  return {
    peek,
    /** Loads the answer unless it is cached or pending. Aborts a pending request with its last user. */
    use(query: Query, notify: () => void): () => void {
      const entry = entries.get(query.key) ?? add(query);
      entry.users.add(notify);
      if (!entry.controller && peek(query) === PENDING) void load(entry);
      return () => {
        entry.users.delete(notify);
        const isCached = query.maxAge > 0 && !entry.controller && entry.state.status === 'success';
        if (entry.users.size === 0 && !isCached) drop(entry);
      };
    },
    /** Asks anew, for code outside of components, and caches the answer for them. */
    fetch<Call extends ApiCall>(query: Query<Call>): Promise<ApiResult<CallAnswer<Call>>> {
      const entry = entries.get(query.key) ?? add(query as unknown as Query);
      return new Promise((resolve) => {
        const settle = () => {
          const { state } = entry;
          if (state.status === 'pending') return;
          entry.users.delete(settle);
          if (state.status === 'success') return resolve({ ok: true, value: state.answer as CallAnswer<Call> });
          if (entry.users.size === 0) drop(entry);
          resolve({ ok: false, error: state.error });
        };
        entry.users.add(settle);
        if (!entry.controller) void load(entry);
      });
    },
    /** For every user of the query. */
    refetch({ key }: Query): void {
      const entry = entries.get(key);
      if (!entry) return;
      change(entry, PENDING);
      void load(entry);
    },
  };
}
