import * as v from 'valibot';
import type { StoredFiles } from '../../files/stored-files.ts';

/** A copy of the database's files, from which its log is replayed. */
export const BaseCopy = v.object({
  /** Where its files are: a folder of keys. */
  id: v.pipe(v.string(), v.regex(/^[\dT-]+$/)),
  /** The database can be restored to this moment and any later one. */
  completeAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((time) => new Date(time)),
  ),
  /** The first segment of the log that it needs. */
  firstSegment: v.pipe(v.string(), v.regex(/^[0-9A-F]{24}$/)),
  /** The address in the log that makes it whole. */
  wholeAt: v.pipe(v.string(), v.regex(/^[0-9A-F]+\/[0-9A-F]+$/)),
  /** PostgreSQL's system identifier. */
  system: v.pipe(v.string(), v.digits()),
  /** Of PostgreSQL. */
  major: v.number(),
  /** Of its files' bytes. */
  bytes: v.number(),
  folders: v.array(v.string()),
});
export type BaseCopy = v.InferOutput<typeof BaseCopy>;

export const BASE = 'base/';
export const folderOfCopy = (id: string) => `${BASE}${id}/files/`;
/** Written last: a copy without it is not whole. */
export const manifestOf = (id: string) => `${BASE}${id}/manifest.json`;

/** Those that are whole, the oldest first. */
export async function baseCopies(files: StoredFiles): Promise<readonly BaseCopy[]> {
  const copies: BaseCopy[] = [];
  for await (const { key } of files.list(BASE)) {
    if (!key.endsWith('/manifest.json') || key.split('/').length !== 3) continue;
    copies.push(v.parse(v.pipe(v.string(), v.parseJson(), BaseCopy), String(await files.read(key))));
  }
  return copies.sort((one, other) => one.completeAt.getTime() - other.completeAt.getTime());
}
