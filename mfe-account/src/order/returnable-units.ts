import type { Instant } from 'shared-contracts/domain/instant';
import type { Order } from 'shared-contracts/domain/order';

export interface ReturnableUnits {
  readonly itemId: number;
  readonly name: string;
  /** The maximum. */
  readonly quantity: number;
  readonly until: Instant;
}

export function returnableUnits({ items, returnable }: Order): readonly ReturnableUnits[] {
  return returnable.map((units) => ({ ...units, name: itemName(items, units.itemId) }));
}

/** '' for an id that is not in the order, which the API never sends. */
export function itemName(items: Order['items'], itemId: number): string {
  return items.find(({ id }) => id === itemId)?.name ?? '';
}
