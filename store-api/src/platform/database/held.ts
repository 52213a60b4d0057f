import type { ChangeFeed } from './changes/change-feed.ts';
import { createTaggedCache, type TaggedCache } from './changes/tagged-cache.ts';
import type { Db } from './schema.ts';

/** Parts of answers that the process holds until their tags change: cards, sets of products, lists of options. */
export interface HeldKind<Key extends string | number, Value> {
  readonly name: string;
  /** Of `followed-tables`: all that the value depends on. */
  tags(key: Key): readonly string[];
  /** Those that exist. */
  read(db: Db, keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>>;
  /** Approximate bytes. */
  sizeOf(value: Value): number;
}

type Sized = { readonly value: unknown; readonly bytes: number };

/** What was read over connections that a feed follows. A transaction is not among them: it sees its own writes. */
const followed = new WeakMap<Db, TaggedCache<Sized>>();

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * From now on `held` reads over these connections only what changed. Returns a function that forgets all.
 * @param isFresh whether what is being read has every change that the feed has reported
 */
export function holdReads(db: Db, feed: ChangeFeed, isFresh?: () => boolean): () => void {
  const sizeOf = ({ bytes }: Sized) => bytes;
  const cache = createTaggedCache<Sized>({ feed, mostBytes: MOST_BYTES, sizeOf, ...(isFresh && { isFresh }) });
  followed.set(db, cache);
  return cache.forget;
}

/** The values of the keys that exist, in the order of the keys. All that are not held are read together. */
export async function held<Key extends string | number, Value>(
  db: Db,
  kind: HeldKind<Key, Value>,
  keys: readonly Key[],
): Promise<ReadonlyMap<Key, Value>> {
  const cache = followed.get(db);
  if (!cache) return keys.length === 0 ? new Map() : kind.read(db, keys);
  const known = keys.map((key) => cache.get(`${kind.name} ${key}`, kind.tags(key)));
  const missing = keys.filter((_, index) => known[index] === undefined);
  let reading: Promise<ReadonlyMap<Key, Value>> | undefined;
  const read = async (key: Key): Promise<Sized> => {
    reading ??= kind.read(db, missing);
    const value = (await reading).get(key);
    return { value, bytes: value === undefined ? 0 : kind.sizeOf(value) };
  };
  const values = await Promise.all(
    keys.map((key, index) => known[index] ?? cache.read(`${kind.name} ${key}`, () => read(key))),
  );
  const found = new Map<Key, Value>();
  for (const [index, key] of keys.entries()) {
    const value = values[index]?.value as Value | undefined;
    if (value !== undefined) found.set(key, value);
  }
  return found;
}

/** A single value by its kind's name, tags and a reader; for what has no keys of its own. */
export function heldOnce<Value>(
  name: string,
  tags: readonly string[],
  read: (db: Db) => Promise<Value>,
  sizeOf: (value: Value) => number,
): (db: Db) => Promise<Value> {
  const kind: HeldKind<string, Value> = {
    name,
    tags: () => tags,
    read: async (db) => new Map([['', await read(db)]]),
    sizeOf,
  };
  return async (db) => (await held(db, kind, [''])).get('') as Value;
}
