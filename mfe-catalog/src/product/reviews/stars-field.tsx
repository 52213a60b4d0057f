import { useId } from 'react';
import { useWords } from 'shared-contracts';
import styles from './review-form.module.css';
import { reviewsWords } from './words.ts';

const CHOICES = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  /** What was chosen before; 0 for nothing. */
  readonly chosen: number;
  readonly error: string;
  readonly onChoose: () => void;
}

/** One to five stars, a group of radio buttons: arrow keys choose, and each is named. */
export function StarsField({ chosen, error, onChoose }: StarsFieldProps) {
  const t = useWords(reviewsWords);
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={styles.stars}
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className="field-label">
        {t('yourRating')}
        <span className="field-required" aria-hidden="true">
          {' *'}
        </span>
      </p>
      <div className={styles.choices}>
        {CHOICES.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="Rating"
              value={n}
              defaultChecked={n === chosen}
              onChange={onChoose}
              aria-label={t('starsChoice', { n })}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
