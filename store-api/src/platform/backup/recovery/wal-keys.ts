/** A segment ('000000010000000000000003'), the part of one at the end of a timeline, a mark of a copy, or a timeline's history. */
const NAME = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;

export const isWalName = (name: string) => NAME.test(name);

const FOLDER = 'wal/';
export const WAL = FOLDER;
export const keyOfWal = (name: string) => `${FOLDER}${name}.gz`;
export const walNameOf = (key: string) => key.slice(FOLDER.length, -'.gz'.length);

/** Whether a file is older than a segment, on whichever timeline; a history never is. */
export function isBefore(name: string, segment: string): boolean {
  return !name.endsWith('.history') && name.slice(8, 24) < segment.slice(8, 24);
}
