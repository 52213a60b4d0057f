import { useMemo } from 'react';
import type { PaymentHandOff } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { useAnswer } from '../asking/use-answer.ts';
import { type PricedCart, type ReviewedLine, reviewLine } from '../pricing/review-line.ts';
import { useCartLines } from '../pricing/use-cart-lines.ts';

/** A hand-off's lines beside what they cost now. The server is asked anew: a refusal names only the total. */
export function usePriceChanges({ cartJsonData, CouponCode, DeliveryAddress }: PaymentHandOff): {
  /** Undefined until the server has answered. */
  readonly priced: PricedCart | undefined;
  readonly changed: readonly ReviewedLine[];
} {
  const lines = useCartLines();
  const { StateProvinceID } = DeliveryAddress;
  const { answer } = useAnswer(cartData, { cartJsonData, CouponCode, StateProvinceID });
  const changed = useMemo(
    () => lines.map((line) => reviewLine(line, answer)).filter(({ concern }) => concern?.kind === 'price-changed'),
    [lines, answer],
  );
  return { priced: answer, changed };
}
