import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $cartLines, links, useWords } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { useAnswer } from '../asking/use-answer.ts';
import { cartJson } from '../pricing/cart-json.ts';
import { acceptedLine, reviewLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart.module.css';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary } from './cart-summary.tsx';
import { OrderNote } from './order-note.tsx';
import { PricesUnchecked } from './prices-unchecked.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useRemovedLines } from './use-removed-lines.ts';

/** Quick presses of plus and minus are one question to the server. */
const PRICING_PAUSE_MS = 250;

/** The cart of this browser, re-priced by the server (CART-04); an empty one shows a way back to shopping. */
export function Cart() {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const lines = useStore($cartLines);
  const { places, remove, undo } = useRemovedLines(lines);
  const pricing = useAnswer(cartData, lines.length > 0 ? { cartJsonData: cartJson(lines) } : null, {
    pause: PRICING_PAUSE_MS,
  });
  const reviewed = useMemo(() => lines.map((line) => reviewLine(line, pricing.answer)), [lines, pricing.answer]);

  const setQuantity = (productId: number, Quantity: number) =>
    $cartLines.set(lines.map((line) => (line.ProductId === productId ? { ...line, Quantity } : line)));
  const checkOut = () => {
    // What is paid for is what was shown: changed prices have been pointed out on their lines.
    $cartLines.set(reviewed.map(acceptedLine));
    navigate(links.checkout());
  };

  const list = (
    <ul className={styles.lines} aria-label={t('cartPieces')}>
      {places.map((place) => {
        const key = place.line.ProductId;
        if (place.kind === 'removed') return <RemovedLine key={key} line={place.line} onUndo={() => undo(key)} />;
        const item = reviewed.find(({ line }) => line.ProductId === key);
        return (
          item && <CartLineItem key={key} item={item} onQuantity={setQuantity} onRemove={() => remove(item.line)} />
        );
      })}
    </ul>
  );

  if (lines.length === 0) {
    return (
      <div className={styles.empty}>
        {places.length > 0 && list}
        <EmptyState title={t('cartEmpty')} text={t('cartEmptyHint')} picture="basket">
          <StoreLink to={links.allProducts()} className="button button-primary">
            {t('startShopping')}
          </StoreLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.cart}>
      <div className={styles.main}>
        {pricing.status === 'failed' && <PricesUnchecked onRetry={pricing.retry} />}
        {list}
        <OrderNote />
      </div>
      <CartSummary lines={reviewed} onCheckOut={checkOut} />
    </div>
  );
}
