import { contractWords, useWords } from 'shared-contracts';
import type { FirstOrderOffer } from '../contract/api/shapes/site-settings.ts';
import { formatRupees, fromRupees } from '../contract/domain/money.ts';

/** 'On orders from ₹25,000, up to ₹3,000 off'; '' for an offer without conditions. */
export function useOfferTerms(): (offer: Pick<FirstOrderOffer, 'minimum' | 'most'>) => string {
  const t = useWords(contractWords);
  return ({ minimum, most }) => {
    const values = { minimum: formatRupees(fromRupees(minimum)), most: formatRupees(fromRupees(most ?? 0)) };
    if (minimum && most) return t('offerFromUpTo', values);
    if (minimum) return t('offerFrom', values);
    return most ? t('offerUpTo', values) : '';
  };
}
