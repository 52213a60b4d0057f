/** A segment ('000000010000000000000003'), the part of one at the end of a timeline, a mark of a copy, or a timeline's history. */
const NAME = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;
const SEGMENT = /^[0-9A-F]{24}(?:\.partial)?$/;

export const isWalName = (name: string) => NAME.test(name);
export const isHistory = (name: string) => isWalName(name) && name.endsWith('.history');

export const WAL = 'wal/';
/** @param system PostgreSQL's system identifier: another server's log has the same names */
export const folderOfWal = (system: string) => `${WAL}${system}/`;
export const keyOfWal = (system: string, name: string) => `${folderOfWal(system)}${name}.gz`;

/** Reads a key; of a key that is not of the log, the name is not one of the log's. */
export function walOf(key: string): { readonly system: string; readonly name: string } {
  const [, system = '', name = ''] = key.split('/');
  return { system, name: name.slice(0, -'.gz'.length) };
}

/** The first page of a segment says whose it is (XLogLongPageHeaderData); other files do not. */
export const HEADER_BYTES = 32;
const SYSTEM_AT = 24;
export const systemIn = (name: string, bytes: Buffer): string | null =>
  SEGMENT.test(name) && bytes.length >= HEADER_BYTES ? String(bytes.readBigUInt64LE(SYSTEM_AT)) : null;

/** Where in the log a segment is, on whichever timeline. */
export const placeOf = (segment: string) => segment.slice(8, 24);

/** Whether a file is older than a segment, on whichever timeline; a history never is. */
export function isBefore(name: string, segment: string): boolean {
  return !isHistory(name) && placeOf(name) < placeOf(segment);
}
