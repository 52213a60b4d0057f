import type { FirstOrderOffer } from '../api/shapes/site-settings.ts';
import { fromRupees, type Paise, paise } from './money.ts';

/** What an advertised code takes off a first order. */
export interface OfferSaving {
  readonly code: string;
  readonly saving: Paise;
}

/** What each offer takes off goods of this price, by its terms, the most first; without those that ask for a larger order. */
export function offerSavings(offers: readonly FirstOrderOffer[], goods: Paise): readonly OfferSaving[] {
  return offers
    .filter(({ minimum }) => fromRupees(minimum) <= goods)
    .map(({ code, percent, most }) => {
      const share = Math.round((goods * percent) / 100);
      return { code, saving: paise(most === null ? share : Math.min(share, fromRupees(most))) };
    })
    .sort((one, other) => other.saving - one.saving);
}
