import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import type { Paise } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { priceOfPieces } from '../refund-pieces.ts';
import type { SoldItem } from './request-policy.ts';
import type { RequestedPieces } from './save-request.ts';
import { piecesOnTheWire, termsOnTheWire } from './terms-on-the-wire.ts';

/** What a cancellation covers and what stays ordered. */
export interface Cancelling {
  readonly cancelled: readonly RequestedPieces[];
  readonly kept: readonly RequestedPieces[];
}

/** Articles on the way are cancelled whole; digital ones are delivered already. */
export function cancelling(items: readonly SoldItem[]): Cancelling {
  const pieces = (isDigital: boolean) =>
    items
      .filter((item) => item.isDigital === isDigital)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
  return { cancelled: pieces(false), kept: pieces(true) };
}

/** What cancelling an order would do now: with the computation that does it. */
export async function readCancellation(db: Db, orderId: number, items: readonly SoldItem[]): Promise<Cancellation> {
  const terms = cancelling(items);
  const pieces = terms.cancelled.map((piece) => ({ ...piece, before: 0 }));
  return cancellationOnTheWire(terms, await priceOfPieces(db, orderId, pieces));
}

export function cancellationOnTheWire({ cancelled, kept }: Cancelling, amount: Paise): Cancellation {
  return { Cancelled: piecesOnTheWire(cancelled), ...termsOnTheWire(kept, amount) };
}
