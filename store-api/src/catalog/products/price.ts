import { paise, toRupees } from 'shared-contracts/domain/money';

/** Paise. The provider takes no payment below one rupee: what costs less is not for sale. */
export const LEAST_PRICE = 100;

interface Priced {
  readonly price_paise: number;
  readonly struck_price_paise: number | null;
}

/** The price in rupees; null unless it is above 0 (CAT-25). */
export function priceInRupees({ price_paise }: Pick<Priced, 'price_paise'>): number | null {
  return price_paise > 0 ? toRupees(paise(price_paise)) : null;
}

/** The price that may be struck through, in rupees; the database bounds it by what was asked (LAW-04). */
export function oldPriceInRupees({ struck_price_paise }: Priced): number | null {
  return struck_price_paise === null ? null : toRupees(paise(struck_price_paise));
}
