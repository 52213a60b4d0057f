import type { Readable } from 'node:stream';
import { SAFE_FILE } from '../../contract/server/release-faults.ts';

/** What is known of a blob without its bytes. */
export interface BlobFacts {
  /** E.g. 'originals/3f/3f2a9c81d2e4.webp': a folder of `FOLDERS`, then a path. */
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** Changes with the content, in quotes as HTTP has it. */
  readonly etag: string;
}

export interface OpenBlob extends BlobFacts {
  /** Of the whole, or of the range. */
  readonly stream: Readable;
}

/** Both included, counted from 0. */
export interface BlobRange {
  readonly start: number;
  readonly end: number;
}

export type BlobContent = Uint8Array | AsyncIterable<Uint8Array | string>;

/** Where pictures, files, releases and backups are: the file system, or a bucket. Every key has one content for ever, or is replaced as a whole. */
export interface BlobStore {
  /** Nobody sees it before all of it has come; a failure leaves what was there. */
  put(key: string, content: BlobContent, type: string): Promise<void>;
  /** Null for what is not there. */
  get(key: string, range?: BlobRange): Promise<OpenBlob | null>;
  /** The whole, where it fits into memory. */
  read(key: string): Promise<Buffer | null>;
  head(key: string): Promise<BlobFacts | null>;
  /** Also of what is not there. */
  delete(key: string): Promise<void>;
  /** In the order of keys. `prefix` is a folder and ends with '/'. */
  list(prefix: string): AsyncIterable<BlobFacts>;
  /** Null where the store has no addresses of its own. */
  readonly presign: Presigner | null;
}

/** Addresses in the bucket itself, for whoever has been checked. */
export interface Presigner {
  /** To send one file of exactly these bytes by PUT, into the quarantine alone: nothing is answered from there. */
  upload(key: string, file: { readonly bytes: number; readonly type: string }): Promise<string>;
  /** To fetch one file, as a download. */
  download(key: string): Promise<string>;
}

/** How long a presigned address works. */
export const PRESIGNED_SECONDS = 600;

/** Every folder that is stored, and who may see what is in it. What is private is answered after its check alone. */
const FOLDERS = new Map<string, 'public' | 'private'>(
  Object.entries({
    originals: 'public',
    pictures: 'public',
    models: 'public',
    releases: 'public',
    digital: 'private',
    attachments: 'private',
    'review-pictures': 'private',
    quarantine: 'private',
    backups: 'private',
    wal: 'private',
    base: 'private',
  }),
);

const PATH = /^(?:[\w~+-][\w.~+-]*\/)*[\w~+-][\w.~+-]*$/;

/** @throws an Error for a key that leads elsewhere: keys come from rows, and rows from archives */
export function visibilityOf(key: string): 'public' | 'private' {
  const slash = key.indexOf('/');
  const folder = key.slice(0, slash);
  const visibility = FOLDERS.get(folder);
  const allowed = folder === 'releases' ? SAFE_FILE : PATH;
  if (!visibility || !allowed.test(key.slice(slash + 1))) throw new Error(`There is no place for a file named ${key}.`);
  return visibility;
}
