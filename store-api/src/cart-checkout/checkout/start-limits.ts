import type { FastifyRequest } from 'fastify';
import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import { isLoopback } from 'shared-contracts/server-kit/client-origin';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Payment } from '../payments/payments-repository.ts';
import { HOLD_MINUTES, MOST_PIECES_HELD } from '../stock/stock-holds.ts';

const HOUR_MS = 3_600_000;
/** Of one person in an hour; what was paid does not count. */
const MOST_UNPAID_STARTS = 20;

const STARTS_BY_PERSON = { name: 'payment-start', allowed: 60, windowSeconds: 15 * 60 };
/** A mobile network has one address for a whole town. */
const ALL_OF_AN_ADDRESS = { perOrigin: 3000, unknownPerOrigin: 100 };
const STARTS_BY_DEVICE = { name: 'payment-start-device', allowed: 60, ...ALL_OF_AN_ADDRESS, windowSeconds: 15 * 60 };
/** As long as a hold lasts, so that it bounds what one device, and one address, hold at a time. */
const PIECES_BY_DEVICE = { name: 'held-pieces', allowed: 100, ...ALL_OF_AN_ADDRESS, windowSeconds: HOLD_MINUTES * 60 };

/** Counts a start, repetitions included. Throws 429 beyond the limits of a person, a device and an origin (PAY-16). */
export async function countStart(limits: RateLimits, request: FastifyRequest, userId: number): Promise<void> {
  await limits.count(STARTS_BY_PERSON, `user ${userId}`);
  // From this machine a proxy speaks for every shopper.
  if (!isLoopback(request.ip)) await limits.countDevice(STARTS_BY_DEVICE, request);
}

/**
 * Whether a purchase may hold its pieces. A long cart, and a device or an address that holds many already, can buy but not hold:
 * captured money has priority over holds, so the first to pay gets the piece.
 */
export async function mayHold(
  limits: RateLimits,
  request: FastifyRequest,
  lines: readonly RequestedLine[],
): Promise<boolean> {
  const pieces = lines.reduce((sum, line) => sum + line.Quantity, 0);
  if (pieces > MOST_PIECES_HELD) return false;
  return isLoopback(request.ip) || limits.isWithinDevice(PIECES_BY_DEVICE, request, pieces);
}

/** From when on the starts of a person count. */
export function startsCountSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

export function hasStartedTooMany(payments: readonly Payment[], now: Date): boolean {
  const isUnpaid = ({ state }: Payment) => state === 'created' || state === 'failed' || state === 'expired';
  const since = startsCountSince(now);
  const unpaid = payments.filter((payment) => payment.created_at > since && isUnpaid(payment));
  return unpaid.length >= MOST_UNPAID_STARTS;
}
