import { paise, toRupees } from 'shared-contracts/domain/money';

interface Priced {
  readonly price_paise: number;
  readonly old_price_paise: number | null;
}

/** The price in rupees; null unless it is above 0 (CAT-25). */
export function priceInRupees({ price_paise }: Pick<Priced, 'price_paise'>): number | null {
  return price_paise > 0 ? toRupees(paise(price_paise)) : null;
}

/** The old price in rupees; null unless it is above the price, which must be above 0. */
export function oldPriceInRupees({ price_paise, old_price_paise }: Priced): number | null {
  if (price_paise <= 0 || old_price_paise === null || old_price_paise <= price_paise) return null;
  return toRupees(paise(old_price_paise));
}
