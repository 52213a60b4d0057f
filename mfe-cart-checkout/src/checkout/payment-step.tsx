import { useSite, useWords } from 'shared-contracts';
import { LockIcon } from 'shared-contracts/kit/icons';
import { words } from '../words.ts';
import styles from './step.module.css';
import { Step } from './step.tsx';

/** Information only: the payment takes place in the provider's window on the next page. */
export function PaymentStep() {
  const t = useWords(words);
  const { paymentsClosed } = useSite();
  return (
    <Step number={3} title={t('stepPayment')}>
      <div className={styles.note}>
        <LockIcon />
        {paymentsClosed ? (
          <div>
            <p>{t('paymentsClosed')}</p>
            <p className="muted small">{t('paymentsClosedText')}</p>
          </div>
        ) : (
          <div>
            <p>{t('paymentIntro')}</p>
            <p className="muted small">{t('paymentWays')}</p>
            <p className="muted small">{t('noCash')}</p>
          </div>
        )}
      </div>
    </Step>
  );
}
