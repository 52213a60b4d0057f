import { setTimeout as wait } from 'node:timers/promises';

const PAGES = ['/', '/collections/sofas', '/ProductListing?SearchTerm=oak', '/ar', '/Cart', '/Blog', '/Faqs'];
const PAUSE_MS = 200;
const TIMEOUT_MS = 15_000;

export interface Visits {
  pages: number;
  /** Number of answers by status; 0 means no answer. */
  readonly statuses: Record<number, number>;
  /** The longest stretch without a page, in milliseconds. */
  longestGapMs: number;
}

/** Requests pages one after another and records the longest time without one. */
export async function visitUntil(stopped: AbortSignal, origin: string, visits: Visits): Promise<void> {
  let last = performance.now();
  for (let turn = 0; !stopped.aborted; turn += 1) {
    const status = await statusOf(`${origin}${PAGES[turn % PAGES.length]}`);
    visits.statuses[status] = (visits.statuses[status] ?? 0) + 1;
    visits.pages += 1;
    const now = performance.now();
    visits.longestGapMs = Math.max(visits.longestGapMs, now - last);
    if (status === 200) last = now;
    await wait(PAUSE_MS);
  }
}

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}
