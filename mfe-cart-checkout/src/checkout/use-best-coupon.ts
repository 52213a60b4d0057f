import { useState } from 'react';
import { useQuery, useSite } from 'shared-contracts';
import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import type { Paise } from 'shared-contracts/domain/money';
import { type OfferSaving, offerSavings } from 'shared-contracts/domain/offer-savings';

/** As long as a price is valid. Milliseconds. */
const MAX_AGE_MS = 60_000;

/**
 * The advertised code that takes most off this cart for this person; nothing is applied (PAY-04). The best by its terms
 * comes first, and the server says whether it applies; if not, the next one is asked for.
 * @param goods what the cart's goods cost
 */
export function useBestCoupon(cartJsonData: string, goods: Paise): OfferSaving | null {
  const { firstOrderOffers } = useSite();
  const [refused, setRefused] = useState({ cartJsonData, count: 0 });
  const count = refused.cartJsonData === cartJsonData ? refused.count : 0;
  const code = offerSavings(firstOrderOffers, goods)[count]?.code;
  const request = code === undefined ? null : { CouponCode: code, cartJsonData };
  const { answer } = useQuery(calculateCouponDiscount, request, { maxAge: MAX_AGE_MS });
  if (code === undefined || !answer) return null;
  if (answer.applies) return { code, saving: answer.discount };
  setRefused({ cartJsonData, count: count + 1 });
  return null;
}
