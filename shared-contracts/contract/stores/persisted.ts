import { atom, type WritableAtom } from 'nanostores';
import type { Guard } from './guard.ts';

/** How a stored fact reads and writes its local-storage text. `null` text means the key is absent. */
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
  /** Whose it is. What is a person's goes when they sign out, and when another person logs in (ACC-15). */
  readonly belongsTo: 'person' | 'browser';
}

interface Persisted {
  readonly key: string;
  readonly isPersonal: boolean;
  reset(): void;
  read(text: string | null): void;
  connect(storage: Storage): () => void;
}

const persisted: Persisted[] = [];
const resetsInMemory: (() => void)[] = [];

let connected: Storage | undefined;

/** Connects one store to the storage in use; set while connected, for stores of pages that are loaded later. */
let connect: ((entry: Persisted) => void) | undefined;

/** False until the browser's stored facts are read: what a server renders and hydration must match. */
export const $storageReady = atom(false);

/**
 * A store kept in local storage under `key` and the same in every tab. It holds `initial` until
 * `connectStorage` runs, which the shell does after hydration, so that server and browser agree.
 * @nanostores/persistent reads as soon as a store is made, before hydration, and throws when the storage is full or
 * forbidden, which must cost nothing here (SH-15).
 */
export function persistedAtom<T>({ key, initial, belongsTo, decode, encode }: PersistedOptions<T>): WritableAtom<T> {
  const $value = atom(initial);
  // undefined: nothing read yet, so that the first text counts whatever it is.
  let lastText: string | null | undefined;
  const entry: Persisted = {
    key,
    isPersonal: belongsTo === 'person',
    reset: () => $value.set(initial),
    read(text) {
      if (text === lastText) return;
      lastText = text;
      $value.set(text === null ? initial : (decode(text) ?? initial));
    },
    connect(storage) {
      lastText = undefined;
      entry.read(readText(storage, key) ?? null);
      return $value.listen((value) => {
        const text = encode(value);
        if (text === lastText) return;
        lastText = text;
        writeText(storage, key, text);
      });
    },
  };
  persisted.push(entry);
  connect?.(entry);
  return $value;
}

/** A person's too, but in memory only: it outlives its page, as a detour over the login page, and never its person. */
export function personalAtom<T>(initial: T): WritableAtom<T> {
  const $value = atom(initial);
  resetsInMemory.push(() => $value.set(initial));
  return $value;
}

export function forgetInMemory(): void {
  for (const reset of resetsInMemory) reset();
}

/**
 * Every store of the person, and every key that no store has declared the browser's: drafts of teams whose code is not
 * on this page, and texts that no release can read. A key of the browser is therefore declared in the contract.
 */
export function forgetStored(): void {
  for (const { isPersonal, reset } of persisted) if (isPersonal) reset();
  const kept = new Set(persisted.filter(({ isPersonal }) => !isPersonal).map(({ key }) => key));
  try {
    for (const key of Object.keys(connected ?? {})) if (!kept.has(key)) connected?.removeItem(key);
  } catch {
    // Storage is forbidden here, so nothing is in it.
  }
}

/**
 * Reads every persisted store, writes their changes back, and follows other tabs.
 * Returns the function that disconnects. A storage that refuses (private mode, quota) loses nothing in memory.
 */
export function connectStorage(
  scope: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const storage = accessibleStorage(scope);
  const disconnects: (() => void)[] = [];
  connected = storage;
  connect = (entry) => {
    if (storage) disconnects.push(entry.connect(storage));
  };
  persisted.forEach(connect);
  const follow = (event: StorageEvent) => {
    // key null: another tab cleared the whole storage.
    for (const entry of persisted) {
      if (event.key === null) entry.read(null);
      else if (event.key === entry.key) entry.read(event.newValue);
    }
  };
  // A page in the browser's page cache hears no storage events: one that comes back from there reads everything.
  const comeBack = ({ persisted: wasKept }: PageTransitionEvent) => {
    if (!wasKept || !storage) return;
    for (const entry of persisted) {
      const text = readText(storage, entry.key);
      if (text !== undefined) entry.read(text);
    }
  };
  scope.addEventListener('storage', follow);
  scope.addEventListener('pageshow', comeBack);
  $storageReady.set(true);
  return () => {
    scope.removeEventListener('storage', follow);
    scope.removeEventListener('pageshow', comeBack);
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

/** undefined when the storage refuses. */
function readText(storage: Storage, key: string): string | null | undefined {
  try {
    return storage.getItem(key);
  } catch {
    return undefined;
  }
}

function writeText(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // Full or forbidden storage: the fact lives on in this tab's memory.
  }
}
