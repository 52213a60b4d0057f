import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';

const COUPONS_PER_MINUTE = { name: 'coupon', allowed: 30, windowSeconds: 60 };

/**
 * Limits attempts to guess coupon codes, per person or per visitor's origin, across calls. Throws 429 beyond 30 a
 * minute (API-03). An empty code is not counted.
 */
export async function countCouponGuess(
  limits: RateLimits,
  request: FastifyRequest,
  guess: { readonly code: string; readonly userId: number | null },
): Promise<void> {
  if (guess.code.trim() === '') return;
  if (guess.userId === null) await limits.countOrigin(COUPONS_PER_MINUTE, request);
  else await limits.count(COUPONS_PER_MINUTE, `user ${guess.userId}`);
}
