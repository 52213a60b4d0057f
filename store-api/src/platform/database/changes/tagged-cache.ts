import { LRUCache } from 'lru-cache';
import { createChangeLedger } from 'shared-contracts/server-kit/change-ledger';
import type { ChangeFeed } from './change-feed.ts';

/** Values read from the database, each valid until one of its tags changes and never older than a second. */
export interface TaggedCache<Value> {
  /** The value, if it is valid. */
  get(key: string, tags: readonly string[]): Promise<Value> | undefined;
  /** Whether there is a value, valid or stale. */
  has(key: string): boolean;
  /** Caches what `read` answers, from its begin: others join it unless a change arrives while it reads. */
  read(key: string, read: () => Promise<Value>): Promise<Value>;
  /** From now on every value is read again. */
  forget(): void;
  size(): number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** The start of its read, by the clock and in the change ledger. */
  readonly startedAt: number;
  readonly moment: number;
}

export interface TaggedCacheOptions<Value> {
  readonly feed: ChangeFeed;
  readonly mostBytes: number;
  sizeOf(value: Value): number;
  /** Whether a read that begins now sees every change that the feed has reported; otherwise its value is not cached. */
  readonly isFresh?: () => boolean;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

/** How long a value is valid while the feed is unconfirmed; with the page cache it stays below a second. */
const UNCONFIRMED_MS = 250;

/** Approximate overhead of an entry. */
const OVERHEAD_BYTES = 500;

export function createTaggedCache<Value>(options: TaggedCacheOptions<Value>): TaggedCache<Value> {
  const { feed, mostBytes, sizeOf, isFresh = () => true, now = () => performance.now() } = options;
  const changes = createChangeLedger();
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: mostBytes });

  feed.follow((news) => {
    if (news.kind === 'reset') changes.noteAll();
    if (news.kind === 'changed') changes.note(news.tags);
  });

  const isValid = ({ startedAt, moment }: Entry<Value>, tags: readonly string[]) =>
    (feed.isConfirmed() || now() - startedAt < UNCONFIRMED_MS) && !changes.changedSince(moment, tags);

  return {
    get(key, tags) {
      const entry = entries.get(key);
      return entry && isValid(entry, tags) ? entry.value : undefined;
    },
    has: (key) => entries.has(key),
    read(key, read) {
      if (!isFresh()) return read();
      const entry: Entry<Value> = { startedAt: now(), moment: changes.moment(), value: read() };
      entries.set(key, entry, { size: key.length + OVERHEAD_BYTES });
      const isCurrent = () => entries.peek(key) === entry;
      entry.value.then(
        (value) => isCurrent() && entries.set(key, entry, { size: key.length + sizeOf(value) + OVERHEAD_BYTES }),
        () => isCurrent() && entries.delete(key),
      );
      return entry.value;
    },
    forget: changes.noteAll,
    size: () => entries.size,
  };
}
