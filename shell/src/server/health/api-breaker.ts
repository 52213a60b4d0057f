import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseLog } from '../releases/release-log.ts';

/** Between two looks at a change stream that is up, and between two probes while it is down and the API answers. */
const WATCH_MS = 250;

/** Between two probes of an API that does not answer: service resumes within a second. */
const RETRY_MS = [100, 200, 400, 500];

/** An unanswered probe of this age is doubt: a stalled machine answers later, a hung API never. */
const DOUBT_MS = 1000;

/** Open while the API, or the database behind it, cannot answer. */
export interface ApiBreaker {
  /** Aborted while the API is unavailable. When the API answers again, another signal takes its place. */
  signal(): AbortSignal;
  /** Aborted as well while a probe is late: seconds before the API counts as unavailable. */
  doubt(): AbortSignal;
  close(): Promise<void>;
}

interface ApiBreakerOptions {
  /** Whether the change stream is up. It proves several times a second that the API reads its database. */
  readonly isConfirmed: () => boolean;
  /** Whether the API answers a call. Never rejects. */
  readonly probe: (signal: AbortSignal) => Promise<boolean>;
  readonly log: Pick<ReleaseLog, 'info' | 'warn'>;
  readonly doubtMs?: number;
}

/**
 * A circuit breaker for everything the server asks of the API while a shopper waits. A silent change stream alone opens
 * nothing, since only that one connection may be cut: a probe decides. Once open, only an answered probe closes it.
 */
export function createApiBreaker({ isConfirmed, probe, log, doubtMs = DOUBT_MS }: ApiBreakerOptions): ApiBreaker {
  const closing = new AbortController();
  let unavailable = new AbortController();
  let doubted = new AbortController();
  let failures = 0;

  async function look(): Promise<number> {
    if (failures === 0 && isConfirmed()) return WATCH_MS;
    const late = setTimeout(() => doubted.abort(), doubtMs);
    const answered = await probe(closing.signal);
    clearTimeout(late);
    if (closing.signal.aborted) return 0;
    if (answered) {
      if (doubted.signal.aborted) doubted = new AbortController();
      if (failures > 0) {
        unavailable = new AbortController();
        log.info({}, 'the API answers again');
      }
      failures = 0;
      return WATCH_MS;
    }
    failures += 1;
    if (failures === 1) {
      doubted.abort();
      unavailable.abort();
      log.warn({}, 'the API does not answer: cached pages are served as they are');
    }
    return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const pause = await look();
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    signal: () => unavailable.signal,
    doubt: () => doubted.signal,
    async close() {
      closing.abort();
      await running;
    },
  };
}
