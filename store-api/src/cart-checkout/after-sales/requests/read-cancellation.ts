import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import type { Paise } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { priceOfUnits } from '../refund-units.ts';
import type { SoldItem } from './request-policy.ts';
import type { RequestedUnits } from './save-request.ts';
import { termsOnTheWire, unitsOnTheWire } from './terms-on-the-wire.ts';

/** What a cancellation covers and what stays ordered. */
export interface Cancelling {
  readonly cancelled: readonly RequestedUnits[];
  readonly kept: readonly RequestedUnits[];
}

/** Items on the way are cancelled whole; digital ones are delivered already. */
export function cancelling(items: readonly SoldItem[]): Cancelling {
  const units = (isDigital: boolean) =>
    items
      .filter((item) => item.isDigital === isDigital)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
  return { cancelled: units(false), kept: units(true) };
}

/** What cancelling an order would do now: with the computation that does it. */
export async function readCancellation(db: Db, orderId: number, items: readonly SoldItem[]): Promise<Cancellation> {
  const terms = cancelling(items);
  const units = terms.cancelled.map((unit) => ({ ...unit, before: 0 }));
  return cancellationOnTheWire(terms, await priceOfUnits(db, orderId, units));
}

export function cancellationOnTheWire({ cancelled, kept }: Cancelling, amount: Paise): Cancellation {
  return { Cancelled: unitsOnTheWire(cancelled), ...termsOnTheWire(kept, amount) };
}
