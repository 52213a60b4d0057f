import type { ApiResult } from 'shared-contracts';
import { isWorthRetrying } from 'shared-contracts/api/unavailable';
import { wait } from 'shared-contracts/domain/wait';

/** For calls about paid money. */
const RETRY_DELAYS_MS = [1000, 2000, 4000] as const;

/** Milliseconds before the nth poll of a payment's state, backing off to 15 s. */
export function pollDelay(poll: number): number {
  return Math.min(1500 * 1.4 ** poll, 15_000);
}

/** Repeats an idempotent call until an answer, a final refusal or the last retry. */
export async function withRetries<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  for (const delay of RETRY_DELAYS_MS) {
    const result = await call();
    if (result.ok || !isWorthRetrying(result.error)) return result;
    await wait(delay);
  }
  return call();
}
