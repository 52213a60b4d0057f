import { useId, useState } from 'react';
import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import styles from './coupon-box.module.css';
import { useCoupon } from './use-coupon.ts';

interface CouponBoxProps {
  /** The code in force, '' for none. */
  readonly applied: string;
  readonly onChange: (code: string) => void;
}

/** A discount code: field and button are disabled while one is in force; Remove frees it (PAY-04). */
export function CouponBox({ applied, onChange }: CouponBoxProps) {
  const t = useWords(words);
  const id = useId();
  const [typed, setTyped] = useState('');
  const { apply, busy } = useCoupon(applied, onChange);
  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply(typed.trim());
      }}
    >
      <label className="field-label" htmlFor={id}>
        {t('couponCode')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          dir="ltr"
          disabled={applied !== ''}
          value={applied || typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button button-secondary" disabled={applied !== ''} aria-busy={busy}>
          {t(applied ? 'applied' : busy ? 'applying' : 'apply')}
        </button>
      </div>
      {applied && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('removeCoupon')}
          onClick={() => {
            setTyped('');
            onChange('');
          }}
        >
          {t('remove')}
        </button>
      )}
    </form>
  );
}
