import { useId } from 'react';
import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { useDates } from 'shared-contracts/kit/use-dates';
import type { ReturnableUnits } from './returnable-units.ts';
import styles from './units-to-return.module.css';
import { orderWords } from './words.ts';

/** Units by item id; a missing entry means 0. */
export type ChosenUnits = ReadonlyMap<number, number>;

interface UnitsToReturnProps {
  readonly returnable: readonly ReturnableUnits[];
  readonly chosen: ChosenUnits;
  /** The error text; '' for none. */
  readonly fault: string;
  readonly onChoose: (chosen: ChosenUnits) => void;
}

export function UnitsToReturn({ returnable, chosen, fault, onChoose }: UnitsToReturnProps) {
  const t = useWords(orderWords);
  const { date } = useDates();
  const id = useId();
  return (
    <div>
      <ul className={styles.units} aria-describedby={fault ? id : undefined}>
        {returnable.map(({ itemId, name, quantity, until }) => (
          <li key={itemId}>
            <p>
              <span className={styles.name}>
                <CatalogueText text={name} />
              </span>
              <span className="muted small">{t('returnUntil', { n: quantity, date: date(until) })}</span>
            </p>
            <QuantityStepper
              label={t('quantityOf', { name })}
              value={chosen.get(itemId) ?? 0}
              min={0}
              max={quantity}
              onChange={(units) => onChoose(new Map([...chosen, [itemId, units]]))}
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
