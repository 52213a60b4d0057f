import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $pincode, links, useQuery, useWords } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { useLatest } from 'shared-contracts/kit/use-latest';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { cartJson } from '../pricing/cart-json.ts';
import { acceptPrices } from '../pricing/change-cart.ts';
import { deliveredTo } from '../pricing/delivered-to.ts';
import { priceableLines } from '../pricing/priceable-lines.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { useCartLines } from '../pricing/use-cart-lines.ts';
import { words } from '../words.ts';
import { ArrivalEstimate } from './arrival-estimate.tsx';
import styles from './cart.module.css';
import { CartList } from './cart-list.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EMPTY_CART_LINK_ID } from './line-focus.ts';
import { OrderNote } from './order-note.tsx';
import { PricesUnchecked } from './prices-unchecked.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import { UnreadableLineList } from './unreadable-line-list.tsx';
import { useRemovedLines } from './use-removed-lines.ts';
import { useUnreadableLines } from './use-unreadable-lines.ts';

/** Quick presses of plus and minus become one request. */
const PRICING_DEBOUNCE_MS = 250;

/** This browser's cart, priced by the server (CART-04). */
export function Cart() {
  const navigate = useStoreNavigate();
  const lines = useCartLines();
  const removing = useRemovedLines(lines);
  const { unreadable, drop, repair } = useUnreadableLines();
  const pincode = useStore($pincode);
  const request = lines.length > 0 ? { cartJsonData: cartJson(priceableLines(lines)), ...deliveredTo(pincode) } : null;
  const pricing = useQuery(cartData, request, { debounce: PRICING_DEBOUNCE_MS });
  const priced = useLatest(pricing.answer);
  const reviewed = useMemo(() => lines.map((line) => reviewLine(line, priced)), [lines, priced]);

  const checkOut = () => {
    // Shown prices become the stored ones: lower prices were pointed out, higher ones accepted on their lines.
    acceptPrices(reviewed);
    navigate(links.checkout());
  };

  const isEmpty = lines.length === 0;
  const isAwaited = pricing.status === 'pending' && !priced && !isEmpty;
  const isDelivered = isAwaited ? null : reviewed.some(({ product }) => product && !product.IsDigitalProduct);
  const inCart = new Set(lines.map(({ ProductId }) => ProductId));
  return (
    <div className={isEmpty ? styles.empty : styles.cart}>
      <div className={styles.main}>
        {unreadable.length > 0 && (
          <UnreadableLineList lines={unreadable} inCart={inCart} onDrop={drop} onRepair={repair} />
        )}
        {pricing.status === 'error' && !isEmpty && <PricesUnchecked onRetry={pricing.refetch} />}
        <CartList removing={removing} reviewed={reviewed} />
        <ArrivalEstimate isDelivered={isDelivered} />
        {isEmpty ? <EmptyCart /> : <OrderNote />}
        {/* Rendered at one position for an empty and a filled cart: remounting would lose its announcement. */}
        <SavedForLater inCart={inCart} />
      </div>
      {!isEmpty && <CartSummary lines={reviewed} onCheckOut={checkOut} />}
    </div>
  );
}

function EmptyCart() {
  const t = useWords(words);
  return (
    <EmptyState title={t('cartEmpty')} text={t('cartEmptyHint')} picture="basket">
      <ButtonLink id={EMPTY_CART_LINK_ID} to={links.allProducts()} kind="primary">
        {t('startShopping')}
      </ButtonLink>
    </EmptyState>
  );
}
