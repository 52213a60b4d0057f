import { waitForPieces } from 'shared-contracts/api/wait-for-pieces';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { MOST_PIECES_HELD } from '../stock/stock-holds.ts';
import { leaveLine, waitInLine } from './wait-for-pieces.ts';

/** A browser asks every four seconds or less often; the rest is for further tabs and attempts. */
const BY_PERSON = { name: 'waiting-line', allowed: 600, windowSeconds: 15 * 60 };
/** Of one device, as many as a family; a whole town may have one address. */
const BY_DEVICE = {
  name: 'waiting-line-device',
  allowed: 1500,
  perOrigin: 60_000,
  unknownPerOrigin: 1500,
  windowSeconds: 15 * 60,
};

/** The line for pieces that others hold (decision 0070). */
export function waitingLineRoutes({ db, limits, now, ...api }: Api): void {
  registerUserCall({ db, limits, now, ...api }, waitForPieces, async ({ parameters, user: { userId }, request }) => {
    await limits.count(BY_PERSON, `user ${userId}`);
    await limits.countDevice(BY_DEVICE, request);
    const lines = oneEach(parameters.Lines);
    const pieces = lines.reduce((sum, line) => sum + line.Quantity, 0);
    if (!parameters.Leave && pieces <= MOST_PIECES_HELD) return waitInLine(db, { userId, now: now() }, lines);
    await leaveLine(db, userId, lines);
    return { State: 'missed' as const, Ahead: 0, TurnSeconds: 0, AskAgainSeconds: 0 };
  });
}

/** One line for each product. */
function oneEach(lines: readonly { readonly ProductId: number; readonly Quantity: number }[]) {
  const quantities = new Map<number, number>();
  for (const { ProductId, Quantity } of lines) quantities.set(ProductId, (quantities.get(ProductId) ?? 0) + Quantity);
  return [...quantities].map(([ProductId, Quantity]) => ({ ProductId, Quantity }));
}
