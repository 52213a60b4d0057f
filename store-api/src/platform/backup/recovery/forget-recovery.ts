import type { StoredFiles } from '../../files/stored-files.ts';
import { DAY_MS } from '../../time.ts';
import { baseCopies, folderOfCopy, manifestOf } from './base-copies.ts';
import { isBefore, WAL, walNameOf } from './wal-keys.ts';

/** Deletes copies and logs that no moment of the last days needs: the newest copy before those days stays. */
export async function forgetRecovery(files: StoredFiles, days: number, now: Date): Promise<void> {
  const since = now.getTime() - days * DAY_MS;
  const copies = await baseCopies(files);
  const needed = copies.findLast(({ completeAt }) => completeAt.getTime() <= since) ?? copies[0];
  if (!needed) return;
  for (const { id, completeAt } of copies) {
    if (completeAt >= needed.completeAt) break;
    await files.delete(manifestOf(id));
    for await (const { key } of files.list(folderOfCopy(id))) await files.delete(key);
  }
  for await (const { key } of files.list(WAL)) {
    if (isBefore(walNameOf(key), needed.firstSegment)) await files.delete(key);
  }
}
