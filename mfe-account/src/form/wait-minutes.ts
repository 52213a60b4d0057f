import type { ApiError } from 'shared-contracts';

/** Whole minutes to wait after too many attempts; null for any other failure. */
export function waitMinutes(error: ApiError): number | null {
  if (error.kind !== 'http' || error.status !== 429) return null;
  return Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
}
