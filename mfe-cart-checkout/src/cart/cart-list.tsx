import { useEffect, useRef, useState } from 'react';
import { type CartLine, useWords } from 'shared-contracts';
import { timesPaise } from 'shared-contracts/domain/money';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { setQuantity } from '../pricing/change-cart.ts';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart.module.css';
import { CartLineItem } from './cart-line-item.tsx';
import { EMPTY_CART_LINK_ID, removeButtonOf } from './line-focus.ts';
import { RemovedLine } from './removed-line.tsx';
import type { Place, useRemovedLines } from './use-removed-lines.ts';

interface CartListProps {
  readonly removing: ReturnType<typeof useRemovedLines>;
  readonly reviewed: readonly ReviewedLine[];
}

/** Lines and removed lines in their order; announces changes and moves the focus to a neighbour. */
export function CartList({ removing, reviewed }: CartListProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  const { places, remove, saveForLater, undo, close } = removing;
  const [announcement, announce] = useState('');
  // The id of the element to focus once it is rendered; '' for none.
  const focusNext = useRef('');
  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
  });

  const removeLine = (line: CartLine) => {
    remove(line);
    announce(t('removed', { name: line.ProductName }));
  };
  const saveLine = (line: CartLine) => {
    saveForLater(line);
    announce(t('savedForLater', { name: line.ProductName }));
  };
  const changeQuantity = (item: ReviewedLine, quantity: number) => {
    const { ProductId, ProductName: name } = inThisLanguage(item);
    setQuantity(ProductId, quantity);
    const total = rupees(timesPaise(item.unitPrice, quantity));
    const limit = quantity === item.maximum ? ` ${t('atMaximum', { n: quantity })}` : '';
    announce(t('quantityChanged', { name, n: quantity, total }) + limit);
  };
  const bringBack = ({ ProductId, ProductName }: CartLine) => {
    focusNext.current = removeButtonOf(ProductId);
    undo(ProductId);
    announce(t('broughtBack', { name: ProductName }));
  };
  const end = (place: Place, hasFocus: boolean) => {
    if (hasFocus) focusNext.current = neighbourOf(place, places);
    close(place.line.ProductId);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {places.length > 0 && (
        <ul className={styles.lines} aria-label={t('itemsInCart')}>
          {places.map((place) => {
            const key = place.line.ProductId;
            if (place.kind !== 'line') {
              return (
                <RemovedLine
                  key={key}
                  kind={place.kind}
                  line={place.line}
                  onUndo={() => bringBack(place.line)}
                  onEnd={(hasFocus) => end(place, hasFocus)}
                />
              );
            }
            const item = reviewed.find(({ line }) => line.ProductId === key);
            return (
              item && (
                <CartLineItem
                  key={key}
                  item={item}
                  onRemove={() => removeLine(inThisLanguage(item))}
                  onSave={() => saveLine(inThisLanguage(item))}
                  onQuantity={(quantity) => changeQuantity(item, quantity)}
                />
              )
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The line is stored in the language in which it was added. */
const inThisLanguage = ({ line, product }: ReviewedLine): CartLine => ({
  ...line,
  ProductName: (product ?? line).ProductName,
});

/** The Remove button of the next line, else of the previous one, else the link of the empty cart. */
function neighbourOf(place: Place, places: readonly Place[]): string {
  const index = places.indexOf(place);
  const isLine = ({ kind }: Place) => kind === 'line';
  const neighbour = places.slice(index).find(isLine) ?? places.slice(0, index).findLast(isLine);
  return neighbour ? removeButtonOf(neighbour.line.ProductId) : EMPTY_CART_LINK_ID;
}
