import type { ChangeFeed } from '../changes/change-feed.ts';
import type { WalPosition } from './wal.ts';

/** More would be an hour of changes. */
const MOST_REPORTED = 10_000;

/** Remembers when changes were reported, to say for how long a replica lacks one. */
export function reportedPositions(feed: Pick<ChangeFeed, 'wal' | 'follow'>, now = () => performance.now()) {
  const reported: { readonly wal: WalPosition; readonly at: number }[] = [];
  feed.follow(({ kind }) => {
    const wal = feed.wal();
    if (kind === 'confirmed' || !wal) return;
    reported.push({ wal, at: now() });
    if (reported.length > MOST_REPORTED) reported.shift();
  });
  return {
    /** Seconds since the oldest change that a server lacks was reported; 0 when it lacks none. */
    lag(replayed: WalPosition | null): number {
      const missing = reported.find(({ wal }) =>
        wal.timeline !== replayed?.timeline ? wal.timeline > (replayed?.timeline ?? '') : wal.lsn > replayed.lsn,
      );
      return missing ? (now() - missing.at) / 1000 : 0;
    },
  };
}
