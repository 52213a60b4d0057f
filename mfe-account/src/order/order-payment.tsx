import { useWords } from 'shared-contracts';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { fromRupees } from 'shared-contracts/domain/money';
import { Rupees } from 'shared-contracts/kit/rupees';
import { Facts } from '../layout/facts.tsx';
import type { OrderDetail } from './order-detail.ts';
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
} as const satisfies Record<PaymentState, string>;

export function OrderPayment({ payment }: { readonly payment: OrderDetail['Payment'] }) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">{t('payment')}</h2>
      <Facts
        facts={[
          { name: t('paymentState'), value: t(STATE_WORDS[payment.State]) },
          { name: t('orderTotal'), value: <Rupees amount={fromRupees(payment.Amount)} /> },
        ]}
      />
      <details className={styles.ids}>
        <summary>{t('forSupport')}</summary>
        <Facts
          facts={[
            { name: t('paymentId'), value: <bdi dir="ltr">{payment.PaymentId}</bdi> },
            { name: t('providerOrderId'), value: <bdi dir="ltr">{payment.OrderId}</bdi> },
          ]}
        />
      </details>
    </section>
  );
}
