import { useMemo } from 'react';
import type { PaymentHandOff } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { useCartItems } from '../pricing/cart-items.ts';
import { priceTerms } from '../pricing/price-request.ts';
import { type ReviewedLine, reviewLine } from '../pricing/review-line.ts';
import { useCartPrices } from '../pricing/use-cart-prices.ts';

/** Reprices the lines of a hand-off, as a refusal contains only the new total. */
export function usePriceChanges({ cartJsonData, CouponCode, DeliveryAddress }: PaymentHandOff): {
  /** Undefined while loading. */
  readonly prices: CartPrices | undefined;
  readonly changed: readonly ReviewedLine[];
} {
  const items = useCartItems();
  const terms = priceTerms(CouponCode, DeliveryAddress.StateProvinceID, DeliveryAddress.PostalCode);
  const { prices } = useCartPrices({ cartJsonData, ...terms });
  const changed = useMemo(
    () => items.map((item) => reviewLine(item, prices)).filter(({ concern }) => concern?.kind === 'price-changed'),
    [items, prices],
  );
  return { prices, changed };
}
