import { links, useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import type { Receipt } from 'shared-contracts/domain/payment';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CheckIcon } from 'shared-contracts/kit/icons';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';
import { BoughtOrder } from './bought-order.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import styles from './payment-success.module.css';

/** What was bought and what comes next; every id that support may need is under details (PAY-08, PAY-18). */
export function Thanks({ receipt }: { readonly receipt: Receipt }) {
  const t = useWords(words);
  const { moment } = useDates();
  const { amount } = receipt;
  const rupees = useRupeesText();
  const facts = [
    ...(receipt.orderNumber ? [[t('orderNumber'), receipt.orderNumber]] : []),
    [t('paymentId'), receipt.paymentId],
    [t('orderId'), receipt.orderId],
    [t('transactionId'), receipt.paymentId],
    [t('amount'), `${formatRupees(amount)} ${receipt.currency}`],
    [t('completedAt'), moment(receipt.paidAt)],
  ] as const;
  return (
    <div className={styles.thanks}>
      <span className={styles.seal}>
        <CheckIcon size={32} />
      </span>
      <h1>{t('successTitle')}</h1>
      <p className="lead">{t('successText', { amount: rupees(amount) })}</p>
      {receipt.orderNumber && <BoughtOrder orderNumber={receipt.orderNumber} />}
      <p className={styles.actions}>
        <ButtonLink to={links.home()} kind="primary">
          {t('continueShopping')}
        </ButtonLink>
        <ButtonLink to={receipt.orderNumber ? links.order(receipt.orderNumber) : links.orders()} kind="secondary">
          {t(receipt.orderNumber ? 'viewOrder' : 'myOrders')}
        </ButtonLink>
        {receipt.orderNumber && <InvoiceButton orderNumber={receipt.orderNumber} />}
      </p>
      <details className={styles.details}>
        <summary>{t('detailsForSupport')}</summary>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
