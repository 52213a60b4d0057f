import { useMemo } from 'react';
import { type PaymentHandOff, useQuery } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { useLatest } from 'shared-contracts/kit/use-latest';
import { deliveredTo } from '../pricing/delivered-to.ts';
import { type PricedCart, type ReviewedLine, reviewLine } from '../pricing/review-line.ts';
import { useCartLines } from '../pricing/use-cart-lines.ts';

/** Reprices the lines of a hand-off, as a refusal contains only the new total. */
export function usePriceChanges({ cartJsonData, CouponCode, DeliveryAddress }: PaymentHandOff): {
  /** Undefined while loading. */
  readonly priced: PricedCart | undefined;
  readonly changed: readonly ReviewedLine[];
} {
  const lines = useCartLines();
  const { StateProvinceID, PostalCode } = DeliveryAddress;
  const priced = useLatest(
    useQuery(cartData, {
      cartJsonData,
      CouponCode,
      StateProvinceID,
      ...deliveredTo(PostalCode),
    }).answer,
  );
  const changed = useMemo(
    () => lines.map((line) => reviewLine(line, priced)).filter(({ concern }) => concern?.kind === 'price-changed'),
    [lines, priced],
  );
  return { priced, changed };
}
