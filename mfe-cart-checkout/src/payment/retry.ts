import type { ApiResult } from 'shared-contracts';
import { isWorthRetrying } from 'shared-contracts/api/unavailable';

/** Waits between tries of a call that must get through once money has moved, in milliseconds. */
const RETRY_WAITS_MS = [1000, 2000, 4000] as const;

/** How long to wait before the nth question whether a payment is confirmed: soon at first, then calmly. */
export function pollDelay(question: number): number {
  return Math.min(1500 * 1.4 ** question, 15_000);
}

export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}

/** Tries a call that may be repeated until it is answered, refused for good, or out of tries. */
export async function withRetries<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  for (const pause of RETRY_WAITS_MS) {
    const result = await call();
    if (result.ok || !isWorthRetrying(result.error)) return result;
    await wait(pause);
  }
  return call();
}
