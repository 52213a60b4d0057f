import { useId } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import type { Fault } from 'shared-contracts/kit/field';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import styles from './review-form.module.css';
import { reviewsWords } from './words.ts';

const CHOICES = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  readonly name: string;
  readonly fault: Fault | null;
  /** The initial choice. */
  readonly defaultValue?: string | undefined;
}

/** One to five stars as radio buttons: arrow keys choose, and each has a name. */
export function StarsField({ name, fault, defaultValue }: StarsFieldProps) {
  const t = useWords(reviewsWords);
  const contract = useWords(contractWords);
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={styles.stars}
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className={fieldStyles.label}>
        {t('yourRating')}
        <span className={fieldStyles.required} aria-hidden="true">
          {' *'}
        </span>
      </p>
      <div className={styles.choices}>
        {CHOICES.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name={name}
              value={n}
              defaultChecked={String(n) === defaultValue}
              aria-label={t('starsChoice', { n })}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {contract('fieldRequired', { field: t('yourRating') })}
        </p>
      )}
    </div>
  );
}
