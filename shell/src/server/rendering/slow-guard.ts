import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { COLD, medianOf, PATHS, slowAbove, WINDOW } from './slow-renders.ts';

/** Suspects the live releases when pages take much longer than with those before (OPS-23). A comparison has to confirm it. */
export interface SlowGuard {
  rendered(request: PageRequest, ms: number): void;
  /** Takes the pages that became slow; none while the pause after the last ones lasts. */
  due(): readonly PageRequest[];
  /** After another composition went live. */
  reset(): void;
}

interface Page {
  /** Milliseconds; from the renders of an earlier composition. */
  limit: number;
  times: number[];
  /** Of the last renders, whether each was above the limit. */
  late: boolean[];
}

const RENDERS = 20;
const LATE_RENDERS = 5;
const PAGES_TO_COMPARE = 3;
/** Twice as long after each time, because a comparison costs two renderers, and an hour may be slow for all. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

export function createSlowGuard(now: () => number): SlowGuard {
  const pages = new LRUCache<string, Page>({ max: PATHS });
  const suspects = new Map<string, PageRequest>();
  let renders = 0;
  let pause = FIRST_PAUSE_MS;
  let pausedUntil = 0;

  return {
    rendered(request, ms) {
      renders += 1;
      if (renders <= COLD) return;
      const path = new URL(request.url).pathname;
      const page = pages.get(path) ?? { limit: slowAbove([]), times: [], late: [] };
      pages.set(path, page);
      const isLate = ms > page.limit;
      page.times = [...page.times.slice(1 - WINDOW), ms];
      page.late = [...page.late.slice(1 - RENDERS), isLate];
      if (isLate && page.late.filter(Boolean).length >= LATE_RENDERS) suspects.set(path, request);
    },
    due() {
      if (suspects.size === 0 || now() < pausedUntil) return [];
      pause = now() - pausedUntil > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      pausedUntil = now() + pause;
      const requests = [...suspects.values()].slice(0, PAGES_TO_COMPARE);
      suspects.clear();
      for (const page of pages.values()) page.late = [];
      return requests;
    },
    reset() {
      for (const page of pages.values()) {
        // A slow release that is replaced before it is found must not become the measure of the next one.
        const isMeasure = page.times.length > 0 && medianOf(page.times) <= page.limit;
        if (isMeasure) page.limit = slowAbove(page.times);
        page.times = [];
        page.late = [];
      }
      suspects.clear();
      renders = 0;
      pausedUntil = 0;
    },
  };
}
