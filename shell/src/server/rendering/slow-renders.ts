import { LRUCache } from 'lru-cache';

/** Renders of one page by the live composition, of which the median is taken. */
export const WINDOW = 50;
const LEAST = 5;
/** Above twice the median: a visitor notices it, and a collection of garbage or a busy moment rarely takes it. */
const NOTICED_MS = 500;
/** For a page that the live composition has not rendered often enough. */
const SLOW_MS = 1000;
/** A new renderer's code is cold. */
export const COLD = 5;
export const PATHS = 500;

/**
 * Whether a render took much longer than the live composition's last ones of the same page: both sides are measured
 * against the same times, so that pages which are slow by nature, and hours in which all are, weigh on both alike.
 * Undefined while the code is cold.
 */
export function slowRenders(): (side: 'canary' | 'live', path: string, ms: number) => boolean | undefined {
  const times = new LRUCache<string, number[]>({ max: PATHS });
  const renders = { canary: 0, live: 0 };
  return (side, path, ms) => {
    // Most are below any limit, and need no median.
    const window = side === 'live' || ms > NOTICED_MS ? times.get(path) : undefined;
    const isSlow = ms > NOTICED_MS && ms > slowAbove(window ?? []);
    if (side === 'live') {
      if (window) window.push(ms);
      else times.set(path, [ms]);
      if (window && window.length > WINDOW) window.shift();
    }
    renders[side] += 1;
    return renders[side] <= COLD ? undefined : isSlow;
  };
}

/** @param times of renders that visitors were content with, in milliseconds */
export function slowAbove(times: readonly number[]): number {
  return times.length < LEAST ? SLOW_MS : 2 * medianOf(times) + NOTICED_MS;
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
