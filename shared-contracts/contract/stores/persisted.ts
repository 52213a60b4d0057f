import { atom, type WritableAtom } from 'nanostores';
import { DRAFT_PREFIX } from '../domain/constants.ts';
import type { Guard } from './guard.ts';

interface Codec<T> {
  decode(text: string): T | undefined;
  /** null removes the key. */
  encode(value: T): string | null;
}

/** JSON that passes a check. Corrupt or foreign text decodes to undefined, never throws (SH-15). */
export function jsonCodec<T>(guard: Guard<T>, isAbsent: (value: T) => boolean): Codec<T> {
  return {
    decode(text) {
      const value = parseJson(text);
      return guard(value) ? value : undefined;
    },
    encode: (value) => (isAbsent(value) ? null : JSON.stringify(value)),
  };
}

/** undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Plain text, absent when empty. */
export const textCodec: Codec<string> = {
  decode: (text) => text,
  encode: (value) => value || null,
};

interface PersistedOptions<T> extends Codec<T> {
  readonly key: string;
  readonly initial: T;
  /** A person's stores are reset at sign-out, and when another person logs in (ACC-15). */
  readonly belongsTo: 'person' | 'browser';
  /** Instead of `encode`, where the stored text holds more than the value. */
  encodeOver?(stored: string | null, value: T): string | null;
  /** Merges what another tab has written since this one read. Without it this tab's value replaces the other's. */
  merge?(versions: readonly [base: T, ours: T, theirs: T]): T;
}

interface Persisted {
  readonly key: string;
  readonly isPersonal: boolean;
  reset(): void;
  read(text: string | null): void;
  /** Reads what another tab wrote. A merged value is read from storage, which may be newer than the event. */
  follow(text: string | null): void;
  connect(storage: Storage): () => void;
}

const persisted: Persisted[] = [];
const resetsInMemory: (() => void)[] = [];

let connected: Storage | undefined;

/** Set while a storage is connected, for stores of pages that are loaded later. */
let connect: ((entry: Persisted) => void) | undefined;

/**
 * False until local storage has been read: hydration must match what the server rendered without it. A part that is
 * hydrated later, as an island, reads this and every persisted store with `useStore($store, { ssr: 'initial' })`: React
 * leaves a wrong attribute as it is, and discards the markup for a wrong text.
 */
export const $storageReady = atom(false);

/** True once the storage is full or forbidden: what is changed lasts as long as this tab. */
export const $storageRefused = atom(false);

/**
 * A store saved in local storage under `key` and synchronised between tabs. It has its initial value until
 * `connectStorage`, which the shell calls after hydration, so that server and browser agree.
 * @nanostores/persistent reads as soon as a store is made, before hydration, and throws when the storage is full or
 * forbidden (SH-15).
 */
export function persistedAtom<T>(options: PersistedOptions<T>): WritableAtom<T> {
  const { key, initial, belongsTo, encode, encodeOver, merge } = options;
  const $value = atom(initial);
  const decode = (text: string | null) => (text === null ? initial : (options.decode(text) ?? initial));
  // As last read or written; undefined: nothing has been read yet.
  let lastText: string | null | undefined;
  // Not written back.
  let lastRead: T | undefined;
  const entry: Persisted = {
    key,
    isPersonal: belongsTo === 'person',
    reset: () => $value.set(initial),
    read(text) {
      if (text === lastText) return;
      lastText = text;
      lastRead = decode(text);
      $value.set(lastRead);
    },
    follow(text) {
      const stored = merge && connected ? readText(connected, key) : undefined;
      entry.read(stored === undefined ? text : stored);
    },
    connect(storage) {
      lastText = undefined;
      entry.read(readText(storage, key) ?? null);
      return $value.listen((value) => {
        if (value === lastRead) return;
        lastRead = undefined;
        const stored = readText(storage, key) ?? null;
        // Another tab has written, and its event has not arrived.
        const isMissed = merge && lastText !== undefined && stored !== lastText;
        const merged = isMissed ? merge([decode(lastText ?? null), value, decode(stored)]) : value;
        lastText = stored;
        const text = encodeOver ? encodeOver(stored, merged) : encode(merged);
        if (text !== stored && writeText(storage, key, text)) lastText = text;
        if (isMissed) $value.set(merged);
      });
    },
  };
  persisted.push(entry);
  connect?.(entry);
  return $value;
}

/** A person's data in memory only: survives navigations, for instance to the login page, but not a sign-out. */
export function personalAtom<T>(initial: T): WritableAtom<T> {
  const $value = atom(initial);
  resetsInMemory.push(() => $value.set(initial));
  return $value;
}

export function forgetInMemory(): void {
  for (const reset of resetsInMemory) reset();
  // Also drafts of teams whose code is not on this page.
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage has no content.
  }
}

/**
 * Removes the person's keys, and every key that no store declares as the browser's: keys of teams whose code is not on
 * this page, and of other releases. The browser's keys are therefore declared in the contract.
 */
export function forgetStored(): void {
  for (const { isPersonal, reset } of persisted) if (isPersonal) reset();
  const browserKeys = new Set(persisted.filter(({ isPersonal }) => !isPersonal).map(({ key }) => key));
  try {
    for (const key of Object.keys(connected ?? {})) if (!browserKeys.has(key)) connected?.removeItem(key);
  } catch {
    // A forbidden storage has no content.
  }
}

/**
 * Reads every persisted store, writes their changes back, and follows other tabs.
 * Returns the function that disconnects. Without a usable storage (private mode, quota) the stores work in memory.
 */
export function connectStorage(
  scope: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const storage = accessibleStorage(scope);
  const disconnects: (() => void)[] = [];
  connected = storage;
  $storageRefused.set(!storage);
  connect = (entry) => {
    if (storage) disconnects.push(entry.connect(storage));
  };
  persisted.forEach(connect);
  const follow = (event: StorageEvent) => {
    // key null: another tab cleared the whole storage.
    for (const entry of persisted) {
      if (event.key === null) entry.read(null);
      else if (event.key === entry.key) entry.follow(event.newValue);
    }
  };
  // A page in the back/forward cache gets no storage events: on its return it reads everything.
  const onPageShow = ({ persisted: wasCached }: PageTransitionEvent) => {
    if (!wasCached || !storage) return;
    for (const entry of persisted) {
      const text = readText(storage, entry.key);
      if (text !== undefined) entry.read(text);
    }
  };
  scope.addEventListener('storage', follow);
  scope.addEventListener('pageshow', onPageShow);
  $storageReady.set(true);
  return () => {
    scope.removeEventListener('storage', follow);
    scope.removeEventListener('pageshow', onPageShow);
    connect = undefined;
    connected = undefined;
    for (const disconnect of disconnects) disconnect();
    $storageReady.set(false);
  };
}

function accessibleStorage(scope: Pick<Window, 'localStorage'>): Storage | undefined {
  try {
    return scope.localStorage;
  } catch {
    return undefined;
  }
}

/** undefined when the storage is forbidden. */
function readText(storage: Storage, key: string): string | null | undefined {
  try {
    return storage.getItem(key);
  } catch {
    return undefined;
  }
}

/** False when the storage is full or forbidden: the value stays in this tab's memory. */
function writeText(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    $storageRefused.set(true);
    return false;
  }
}
