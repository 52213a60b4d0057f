import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from 'shared-contracts';
import type { CouponFault } from 'shared-contracts/domain/coupon';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { words } from '../words.ts';
import styles from './coupon-box.module.css';
import { useCoupon } from './use-coupon.ts';
import { useCouponFaultText } from './use-coupon-fault-text.ts';

interface CouponBoxProps {
  /** The applied code; '' for none. */
  readonly applied: string;
  /** Typed and not applied yet. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (code: string) => void;
  /** Why the last code does not apply, or no longer does. */
  readonly fault: CouponFault | null;
  readonly onFault: (fault: CouponFault | null) => void;
  /** Shows the code that saves most. */
  readonly best: (apply: (code: string) => void) => ReactNode;
}

/** Field and button are disabled while a code is applied; Remove enables them (PAY-04). */
export function CouponBox({ applied, typed, onType, onChange, fault, onFault, best }: CouponBoxProps) {
  const t = useWords(words);
  const faultText = useCouponFaultText(fault);
  const id = useId();
  const { apply, running, message, clearMessage } = useCoupon(applied, { onApplied: onChange, onFault });
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);

  // Applying or removing a code disables or removes the focused element: the other one takes the focus.
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current) (applied ? removal : field).current?.focus();
    acted.current = false;
  }, [applied]);

  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        acted.current = true;
        apply(typed.trim());
      }}
    >
      <label className={fieldStyles.label} htmlFor={id}>
        {t('couponCode')}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          dir="ltr"
          disabled={applied !== ''}
          aria-invalid={faultText ? true : undefined}
          aria-describedby={faultText ? `${id}-fault` : undefined}
          value={applied || typed}
          onChange={(event) => {
            onFault(null);
            clearMessage();
            onType(event.target.value);
          }}
        />
        <Button type="submit" kind="secondary" disabled={applied !== ''} aria-busy={running}>
          {t(applied ? 'applied' : running ? 'applying' : 'apply')}
        </Button>
      </div>
      {faultText ? (
        <p role="alert" className={fieldStyles.error} id={`${id}-fault`}>
          {faultText}
        </p>
      ) : (
        message && (
          <p role={message.isFault ? 'alert' : 'status'} className={message.isFault ? fieldStyles.error : styles.done}>
            {message.text}
          </p>
        )
      )}
      {!applied &&
        best((code) => {
          acted.current = true;
          apply(code);
        })}
      {applied && (
        <button
          ref={removal}
          type="button"
          className={styles.remove}
          aria-label={t('removeCoupon')}
          onClick={() => {
            acted.current = true;
            clearMessage();
            onChange('');
          }}
        >
          {t('remove')}
        </button>
      )}
    </form>
  );
}
