import { useEffect, useRef, useState } from 'react';
import { type CartLine, useWords } from 'shared-contracts';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart.module.css';
import { CartLineItem } from './cart-line-item.tsx';
import { removeButtonOf, WAY_ON_ID } from './line-focus.ts';
import { RemovedLine } from './removed-line.tsx';
import type { Place, useRemovedLines } from './use-removed-lines.ts';

interface CartListProps {
  readonly removing: ReturnType<typeof useRemovedLines>;
  readonly reviewed: readonly ReviewedLine[];
}

/** The lines and the places of those just removed, in their order; says what happened and keeps the focus near. */
export function CartList({ removing, reviewed }: CartListProps) {
  const t = useWords(words);
  const { places, remove, undo, close } = removing;
  const [said, setSaid] = useState('');
  // The id of what gets the focus once it is on the page; '' for none.
  const focusNext = useRef('');
  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
  });

  const removeLine = (line: CartLine) => {
    remove(line);
    setSaid(t('removed', { name: line.ProductName }));
  };
  const bringBack = ({ ProductId, ProductName }: CartLine) => {
    focusNext.current = removeButtonOf(ProductId);
    undo(ProductId);
    setSaid(t('broughtBack', { name: ProductName }));
  };
  const end = (place: Place, held: boolean) => {
    if (held) focusNext.current = neighbourOf(place, places);
    close(place.line.ProductId);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {places.length > 0 && (
        <ul className={styles.lines} aria-label={t('cartPieces')}>
          {places.map((place) => {
            const key = place.line.ProductId;
            if (place.kind === 'removed') {
              return (
                <RemovedLine
                  key={key}
                  line={place.line}
                  onUndo={() => bringBack(place.line)}
                  onEnd={(held) => end(place, held)}
                />
              );
            }
            const item = reviewed.find(({ line }) => line.ProductId === key);
            return item && <CartLineItem key={key} item={item} onRemove={() => removeLine(item.line)} />;
          })}
        </ul>
      )}
    </>
  );
}

/** The Remove button of the line after a place, else of the one before it; in a list without lines the way on. */
function neighbourOf(place: Place, places: readonly Place[]): string {
  const index = places.indexOf(place);
  const isLine = ({ kind }: Place) => kind === 'line';
  const neighbour = places.slice(index).find(isLine) ?? places.slice(0, index).findLast(isLine);
  return neighbour ? removeButtonOf(neighbour.line.ProductId) : WAY_ON_ID;
}
