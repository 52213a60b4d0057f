import { useMemo } from 'react';
import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useCartItems } from '../pricing/cart-items.ts';
import { priceableJson, usePriceTerms } from '../pricing/price-request.ts';
import { acceptPrices, reviewLine } from '../pricing/review-line.ts';
import { useCartPrices } from '../pricing/use-cart-prices.ts';
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
import { useRemovedItems } from './use-removed-items.ts';
import { useUnreadableLines } from './use-unreadable-lines.ts';

/** Quick presses of plus and minus become one request. */
const PRICING_DEBOUNCE_MS = 250;

/** This browser's cart, priced by the server (CART-04). */
export function Cart() {
  const navigate = useStoreNavigate();
  const items = useCartItems();
  const isEmpty = items.length === 0;
  const removing = useRemovedItems(items);
  const { unreadable, drop, repair } = useUnreadableLines();
  const terms = usePriceTerms();
  const request = isEmpty ? null : { cartJsonData: priceableJson(items), ...terms };
  const { status, prices, refetch } = useCartPrices(request, { debounce: PRICING_DEBOUNCE_MS });
  const reviewed = useMemo(() => items.map((item) => reviewLine(item, prices)), [items, prices]);

  const checkOut = () => {
    // Shown prices become the stored ones: lower prices were pointed out, higher ones accepted on their lines.
    acceptPrices(reviewed);
    navigate(links.checkout());
  };

  const isAwaited = status === 'updating' && !prices && !isEmpty;
  const inCart = new Set(items.map(({ productId }) => productId));
  return (
    <div className={isEmpty ? styles.empty : styles.cart}>
      <div className={styles.main}>
        {unreadable.length > 0 && (
          <UnreadableLineList lines={unreadable} inCart={inCart} onDrop={drop} onRepair={repair} />
        )}
        {status === 'failed' && !isEmpty && <PricesUnchecked onRetry={refetch} />}
        <CartList removing={removing} reviewed={reviewed} />
        {(prices || isAwaited) && <ArrivalEstimate prices={prices ?? null} pincode={terms.PostalCode ?? ''} />}
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
