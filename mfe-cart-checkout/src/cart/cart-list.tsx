import { useEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { timesPaise } from 'shared-contracts/domain/money';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { type CartItem, setQuantity } from '../pricing/cart-items.ts';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart.module.css';
import { CartLineItem } from './cart-line-item.tsx';
import { EMPTY_CART_LINK_ID, removeButtonOf } from './line-focus.ts';
import { RemovedItem } from './removed-item.tsx';
import type { Place, useRemovedItems } from './use-removed-items.ts';

interface CartListProps {
  readonly removing: ReturnType<typeof useRemovedItems>;
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

  const removeLine = ({ seen }: ReviewedLine) => {
    remove(seen);
    announce(t('removed', { name: seen.name }));
  };
  const saveLine = ({ seen }: ReviewedLine) => {
    saveForLater(seen);
    announce(t('savedForLater', { name: seen.name }));
  };
  const changeQuantity = ({ productId, name, unitPrice, maximum }: ReviewedLine, quantity: number) => {
    setQuantity(productId, quantity);
    const total = rupees(timesPaise(unitPrice, quantity));
    const limit = quantity === maximum ? ` ${t('atMaximum', { n: quantity })}` : '';
    announce(t('quantityChanged', { name, n: quantity, total }) + limit);
  };
  const bringBack = ({ productId, name }: CartItem) => {
    focusNext.current = removeButtonOf(productId);
    undo(productId);
    announce(t('broughtBack', { name }));
  };
  const end = (place: Place, hasFocus: boolean) => {
    if (hasFocus) focusNext.current = neighbourOf(place, places);
    close(place.item.productId);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {places.length > 0 && (
        <ul className={styles.lines} aria-label={t('itemsInCart')}>
          {places.map((place) => {
            const key = place.item.productId;
            if (place.kind !== 'item') {
              return (
                <RemovedItem
                  key={key}
                  kind={place.kind}
                  item={place.item}
                  onUndo={() => bringBack(place.item)}
                  onEnd={(hasFocus) => end(place, hasFocus)}
                />
              );
            }
            const line = reviewed.find(({ productId }) => productId === key);
            return (
              line && (
                <CartLineItem
                  key={key}
                  item={line}
                  onRemove={() => removeLine(line)}
                  onSave={() => saveLine(line)}
                  onQuantity={(quantity) => changeQuantity(line, quantity)}
                />
              )
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The Remove button of the next line, else of the previous one, else the link of the empty cart. */
function neighbourOf(place: Place, places: readonly Place[]): string {
  const index = places.indexOf(place);
  const isItem = ({ kind }: Place) => kind === 'item';
  const neighbour = places.slice(index).find(isItem) ?? places.slice(0, index).findLast(isItem);
  return neighbour ? removeButtonOf(neighbour.item.productId) : EMPTY_CART_LINK_ID;
}
