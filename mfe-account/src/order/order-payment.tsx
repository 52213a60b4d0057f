import { useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import { Rupees } from 'shared-contracts/kit/rupees';
import { Facts } from '../layout/facts.tsx';
import styles from './order-payment.module.css';
import { orderWords } from './words.ts';

const STATE_WORDS = {
  created: 'paymentCreated',
  authorized: 'paymentAuthorized',
  paid: 'paymentPaid',
  failed: 'paymentFailedState',
  expired: 'paymentExpired',
  'refund-due': 'paymentRefundDue',
  'partly-refunded': 'paymentPartlyRefunded',
  refunded: 'paymentRefunded',
} as const satisfies Record<Order['payment']['state'], string>;

export function OrderPayment({ payment }: { readonly payment: Order['payment'] }) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">{t('payment')}</h2>
      <Facts
        facts={[
          { name: t('paymentState'), value: t(STATE_WORDS[payment.state]) },
          { name: t('orderTotal'), value: <Rupees amount={payment.amount} /> },
        ]}
      />
      <details className={styles.ids}>
        <summary>{t('forSupport')}</summary>
        <Facts
          facts={[
            { name: t('paymentId'), value: <bdi dir="ltr">{payment.id}</bdi> },
            { name: t('providerOrderId'), value: <bdi dir="ltr">{payment.providerOrderId}</bdi> },
          ]}
        />
      </details>
    </section>
  );
}
