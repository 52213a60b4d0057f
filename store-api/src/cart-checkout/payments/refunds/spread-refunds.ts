import { type Paise, paise } from 'shared-contracts/domain/money';
import { apportion } from '../../pricing/apportion.ts';

/** A refund as the lines of its order see it. */
export interface SpreadRefund {
  readonly amount: Paise;
  /** What of the amount is for a line, by its place; empty for money that is for the order as a whole. */
  readonly meant: ReadonlyMap<number, number>;
}

/**
 * What refunds give back of each line of their order, one after the other: to a line what is meant for it, as far as so
 * much is left of it; anything else over what is left of all. So they add up to the order line by line, in whatever
 * order they come.
 * @param totals what each line cost
 * @param refunds together at most the sum of the totals
 */
export function spreadRefunds(totals: readonly number[], refunds: readonly SpreadRefund[]): readonly number[] {
  const none: readonly number[] = totals.map(() => 0);
  return refunds.reduce((given, refund) => spreadRefund(totals, given, refund), none);
}

function spreadRefund(totals: readonly number[], given: readonly number[], refund: SpreadRefund): readonly number[] {
  const left = totals.map((total, place) => total - (given[place] ?? 0));
  const meant = left.map((most, place) => Math.min(most, refund.meant.get(place) ?? 0));
  const others = apportion(
    paise(refund.amount - meant.reduce((sum, amount) => sum + amount, 0)),
    left.map((most, place) => most - (meant[place] ?? 0)),
  );
  return totals.map((_total, place) => (given[place] ?? 0) + (meant[place] ?? 0) + (others[place] ?? 0));
}
