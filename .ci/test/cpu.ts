import { readFileSync } from 'node:fs';

/** Linux reports times in ticks of 10 ms, whatever its kernel was built with. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time of all ended child processes and theirs; null where the system has no /proc. */
export function endedChildrenSeconds(read: () => string = readStat): number | null {
  try {
    // The program's name comes second, in brackets, and may hold spaces.
    const [, afterName = ''] = /^.*\) (.*)$/s.exec(read()) ?? [];
    const [user, system] = afterName.split(' ').slice(13, 15).map(Number);
    return ((user ?? NaN) + (system ?? NaN)) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

function readStat(): string {
  return readFileSync('/proc/self/stat', 'utf8');
}

/** Tells one ended child's processor time from the next's: call it at each child's end. */
export function childMeter(read = endedChildrenSeconds): () => number | null {
  let counted = read();
  return () => {
    const now = read();
    const seconds = now === null || counted === null ? null : now - counted;
    counted = now;
    return seconds;
  };
}
