import { $handOff, links, type PaymentHandOff, useWords } from 'shared-contracts';
import type { PaymentRefusal } from 'shared-contracts/api/shapes/payment-refusal';
import { fromRupees } from 'shared-contracts/domain/money';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { Rupees } from '../money/rupees.tsx';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';
import styles from './payment.module.css';
import { RefusedLines } from './refused-lines.tsx';
import { renewHandOff } from './renew-hand-off.ts';

interface RefusedProps {
  readonly handOff: PaymentHandOff;
  readonly refusal: PaymentRefusal;
  readonly onAccept: (changed: PaymentHandOff) => void;
}

/** What no longer holds, before anything is charged: go on with the new total, or back to the cart (PAY-07). */
export function Refused({ handOff, refusal, onAccept }: RefusedProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  const navigate = useStoreNavigate();
  const renewed = renewHandOff(handOff, refusal);
  const backToCart = () => {
    // Refused, so no payment is open under it: the next Pay Now is another intent.
    $handOff.set(null);
    navigate(links.cart());
  };
  return (
    <div className={styles.message} role="alert">
      <h2>{t(renewed ? 'totalChanged' : 'orderChanged')}</h2>
      <p className="muted">
        {t(!renewed ? 'orderChangedText' : refusal.code === 'coupon-invalid' ? 'couponGone' : 'totalChangedText')}
      </p>
      {!renewed && refusal.lines && <RefusedLines lines={refusal.lines} />}
      {renewed && (
        <dl className={styles.totals}>
          <dt>{t('totalWas')}</dt>
          <dd>
            <s>
              <Rupees amount={fromRupees(Number(handOff.amount))} />
            </s>
          </dd>
          <dt>{t('totalNow')}</dt>
          <dd>
            <Rupees amount={fromRupees(Number(renewed.amount))} />
          </dd>
        </dl>
      )}
      <p className={styles.actions}>
        {renewed && (
          <button type="button" className="button button-primary" onClick={() => onAccept(renewed)}>
            {t('payTotal', { amount: rupees(fromRupees(Number(renewed.amount))) })}
          </button>
        )}
        <button
          type="button"
          className={renewed ? 'button button-quiet' : 'button button-primary'}
          onClick={backToCart}
        >
          {t('backToCart')}
        </button>
      </p>
    </div>
  );
}
