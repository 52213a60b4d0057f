import type { StoredFiles } from '../../files/stored-files.ts';
import { DAY_MS } from '../../time.ts';
import { BASE, type BaseCopy, baseCopies, folderOfCopy, manifestOf } from './base-copies.ts';
import { type Timelines, timelinesOf } from './timelines.ts';
import { isBefore, placeOf, WAL, walOf } from './wal-keys.ts';

/**
 * Deletes copies and logs that no moment of the last days needs: the newest copy before those days stays, and the log from the
 * first segment that any copy needs. What a failed copy left goes after a day.
 */
export async function forgetRecovery(files: StoredFiles, days: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const copies = await baseCopies(files);
  await deleteUnfinished(files, copies, new Date(now.getTime() - DAY_MS));
  const needed = (await ofStore(files, copies)).findLast(({ completeAt }) => completeAt <= since) ?? copies[0];
  const staying = copies.filter(({ completeAt }) => needed && completeAt >= needed.completeAt);
  for (const { id } of copies.slice(0, copies.length - staying.length)) {
    // First: a cut leaves files without it, which go after a day, and never a copy that is not whole.
    await files.delete(manifestOf(id));
    for await (const { key } of files.list(folderOfCopy(id))) await files.delete(key);
  }
  for await (const { key, modifiedAt } of files.list(WAL)) {
    const { system, name } = walOf(key);
    const [first] = staying
      .filter((copy) => copy.system === system)
      .map(({ firstSegment }) => firstSegment)
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    // Without a copy it is of a server that is gone, or of one whose first copy is being taken.
    if (first ? isBefore(name, first) : modifiedAt < since) await files.delete(key);
  }
}

/** Those from which the store's own timeline goes on, not one that a restore has left. */
async function ofStore(files: StoredFiles, copies: readonly BaseCopy[]): Promise<readonly BaseCopy[]> {
  const known = new Map<string, Timelines>();
  for (const { system } of copies) {
    if (!known.has(system)) known.set(system, await timelinesOf(files, system));
  }
  return copies.filter((copy) => {
    const timelines = known.get(copy.system);
    return timelines?.has(timelines.latest, copy);
  });
}

async function deleteUnfinished(files: StoredFiles, whole: readonly BaseCopy[], before: Date): Promise<void> {
  const ids = new Set(whole.map(({ id }) => id));
  const newest = new Map<string, Date>();
  for await (const { key, modifiedAt } of files.list(BASE)) {
    const id = key.split('/')[1] ?? '';
    if (!ids.has(id) && modifiedAt > (newest.get(id) ?? new Date(0))) newest.set(id, modifiedAt);
  }
  for (const [id, at] of newest) {
    if (at >= before) continue;
    for await (const { key } of files.list(`${BASE}${id}/`)) await files.delete(key);
  }
}
