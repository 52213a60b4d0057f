import { type Paise, paise } from 'shared-contracts/domain/money';

/** An item as it was sold; money in paise, `discount` and `shipping` of all its units. */
export interface PricedItem {
  readonly quantity: number;
  /** Per unit. */
  readonly price: number;
  readonly discount: number;
  readonly shipping: number;
}

export interface UnitsShare {
  readonly quantity: number;
  readonly discount: number;
  readonly shipping: number;
  readonly amount: Paise;
}

/**
 * What some units of an item cost, coupon and shipping considered. However an item is parted, one part after
 * the other, its parts add up to what was charged for it, to the paisa.
 * @param before how many of its units were shared out before
 */
export function shareOfUnits(item: PricedItem, before: number, quantity: number): UnitsShare {
  const ofFirst = (amount: number, units: number) => Math.floor((amount * units) / item.quantity);
  const part = (amount: number) => ofFirst(amount, before + quantity) - ofFirst(amount, before);
  const [discount, shipping] = [part(item.discount), part(item.shipping)];
  return { quantity, discount, shipping, amount: paise(quantity * item.price - discount + shipping) };
}
