import type { ApiCall, CallAnswer, CallRequest } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { $user, type User } from '../stores/session.ts';

/** How a query stands. `answer` and `error` belong to this very request, never to an earlier one. */
export type QueryState<Answer> =
  | { readonly status: 'pending'; readonly answer?: undefined; readonly error?: undefined }
  | { readonly status: 'error'; readonly answer?: undefined; readonly error: ApiError }
  | { readonly status: 'success'; readonly answer: Answer; readonly error?: undefined };

/** A call with its request. Queries of the same key are one. */
export interface Query<Call extends ApiCall = ApiCall> {
  readonly key: string;
  readonly call: Call;
  readonly request: CallRequest<Call>;
}

interface Entry extends Query {
  state: QueryState<unknown>;
  answeredAt: number;
  /** Notified of every change. */
  readonly users: Set<() => void>;
  controller: AbortController;
}

export type QueryCache = ReturnType<typeof createQueryCache>;

export const PENDING = { status: 'pending' } as const;

/** More lists and suggestions than a visit needs; the oldest unused one makes room. */
const MOST_ENTRIES = 50;

export function queryKey<Call extends ApiCall>(call: Call, request: CallRequest<Call>, user: User | null): string {
  return JSON.stringify([call.name, isPersonal(call) && user?.UserID, request]);
}

/** Its answers differ by person. */
const isPersonal = ({ access }: ApiCall) => access === 'token';

/** The queries of one API client: joined while they are in use, then cached. Only effects fill it, so no server has one. */
export function createQueryCache(api: ApiClient) {
  const entries = new Map<string, Entry>();

  const change = (entry: Entry, state: QueryState<unknown>) => {
    entry.state = state;
    for (const notify of entry.users) notify();
  };
  const load = async (entry: Entry) => {
    entry.controller.abort();
    entry.controller = new AbortController();
    const { signal } = entry.controller;
    change(entry, PENDING);
    const result = await api.call(entry.call, entry.request, { signal });
    if (signal.aborted) return;
    entry.answeredAt = Date.now();
    change(entry, result.ok ? { status: 'success', answer: result.value } : { status: 'error', error: result.error });
  };
  const drop = (entry: Entry) => {
    entry.controller.abort();
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
  };
  /** The entry whose state counts: in use, or answered less than `maxAge` milliseconds ago. */
  const valid = ({ key }: Query, maxAge: number) => {
    const entry = entries.get(key);
    const isFresh = entry?.state.status === 'success' && Date.now() - entry.answeredAt < maxAge;
    return isFresh || entry?.users.size ? entry : undefined;
  };
  const add = (query: Query) => {
    if (entries.size >= MOST_ENTRIES) {
      const unused = [...entries.values()].find(({ users }) => users.size === 0);
      if (unused) drop(unused);
    }
    const entry: Entry = {
      ...query,
      state: PENDING,
      answeredAt: 0,
      users: new Set(),
      controller: new AbortController(),
    };
    entries.set(query.key, entry);
    void load(entry);
    return entry;
  };

  let person = $user.get()?.UserID;
  // The next person finds nothing of the one before (ACC-15). A public answer that is on the screen may stay.
  $user.listen((user) => {
    const before = person;
    person = user?.UserID;
    if (before === undefined || before === person) return;
    for (const entry of entries.values()) {
      if (isPersonal(entry.call) || entry.users.size === 0) drop(entry);
    }
  });

  return {
    peek<Call extends ApiCall>(query: Query<Call>, maxAge: number) {
      return (valid(query, maxAge)?.state ?? PENDING) as QueryState<CallAnswer<Call>>;
    },
    /** Loads what is neither valid nor pending. When the last user stops, a pending request is aborted. */
    use(query: Query, maxAge: number, notify: () => void): () => void {
      const entry = valid(query, maxAge) ?? add(query);
      entry.users.add(notify);
      return () => {
        entry.users.delete(notify);
        if (!valid(query, maxAge)) drop(entry);
      };
    },
    /** Loads it again, for every user of the query. */
    refetch({ key }: Query): void {
      const entry = entries.get(key);
      if (entry) void load(entry);
    },
  };
}
