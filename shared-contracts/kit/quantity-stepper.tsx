import { useId, useState } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** Units, a whole number. */
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** What is counted, for the group's name; 'Quantity' by default. */
  readonly label?: string;
  /** Called beyond `max`, to explain the limit. Without it the plus button is disabled at `max`. */
  readonly onOverMaximum?: () => void;
  readonly disabled?: boolean;
}

/** Minus, a number one can also type, plus. Reports only whole numbers within its bounds. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  label,
  onOverMaximum,
  disabled = false,
}: QuantityStepperProps) {
  const t = useWords(contractWords);
  const id = useId();
  // null while the shown number is the value itself.
  const [typed, setTyped] = useState<string | null>(null);
  const name = label ?? t('quantity');

  const choose = (quantity: number) => {
    if (quantity > max && onOverMaximum) onOverMaximum();
    const allowed = Math.min(max, Math.max(min, quantity));
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    const quantity = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isSafeInteger(quantity)) choose(quantity);
  };

  return (
    <fieldset className={styles.stepper} disabled={disabled} aria-label={name}>
      <button
        type="button"
        aria-controls={id}
        aria-label={t('decreaseQuantity')}
        disabled={value <= min}
        onClick={() => choose(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        aria-label={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          } else if (event.key === 'ArrowUp') choose(value + 1);
          else if (event.key === 'ArrowDown') choose(value - 1);
        }}
      />
      <button
        type="button"
        aria-controls={id}
        aria-label={t('increaseQuantity')}
        disabled={value >= max && !onOverMaximum}
        onClick={() => choose(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
