import { useId } from 'react';
import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { orderDate } from '../orders/order-date.ts';
import styles from './pieces-to-return.module.css';
import type { ReturnablePieces } from './returnable-pieces.ts';
import { orderWords } from './words.ts';

/** Pieces by OrderItemID; a missing entry means 0. */
export type ChosenPieces = ReadonlyMap<number, number>;

interface PiecesToReturnProps {
  readonly returnable: readonly ReturnablePieces[];
  readonly chosen: ChosenPieces;
  /** The error text; '' for none. */
  readonly fault: string;
  readonly onChoose: (chosen: ChosenPieces) => void;
}

export function PiecesToReturn({ returnable, chosen, fault, onChoose }: PiecesToReturnProps) {
  const t = useWords(orderWords);
  const id = useId();
  return (
    <div>
      <ul className={styles.pieces} aria-describedby={fault ? id : undefined}>
        {returnable.map(({ orderItemId, name, quantity, untilUtc }) => (
          <li key={orderItemId}>
            <p>
              <span className={styles.name}>
                <CatalogueText text={name} />
              </span>
              <span className="muted small">{t('returnUntil', { n: quantity, date: orderDate(untilUtc) })}</span>
            </p>
            <QuantityStepper
              label={t('piecesOf', { name })}
              value={chosen.get(orderItemId) ?? 0}
              min={0}
              max={quantity}
              onChange={(pieces) => onChoose(new Map([...chosen, [orderItemId, pieces]]))}
            />
          </li>
        ))}
      </ul>
      {fault ? (
        <p id={id} role="alert" className={fieldStyles.error}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}
