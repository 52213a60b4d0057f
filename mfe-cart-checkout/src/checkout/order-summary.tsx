import { contractWords, links, useSite, useWords } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import formStyles from 'shared-contracts/kit/form.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './checkout-draft.ts';
import { CouponBox } from './coupon-box.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import type { OrderPricing } from './use-order-pricing.ts';

interface OrderSummaryProps {
  readonly order: OrderPricing;
  readonly draft: CheckoutDraft;
  readonly onCoupon: (fields: Partial<Pick<CheckoutDraft, 'couponCode' | 'couponTyped'>>) => void;
  /** The form that Pay Now submits. */
  readonly formId: string;
  /** The payment page is loading. */
  readonly redirecting: boolean;
}

/** Next to the steps; on phones below them, with a sticky pay bar. */
export function OrderSummary({ order, draft, onCoupon, formId, redirecting }: OrderSummaryProps) {
  const t = useWords(words);
  const common = useWords(contractWords);
  const { paymentsClosed } = useSite();
  const { priced, lines, sellable, payable, takesCoupon } = order;
  return (
    <section className={styles.aside} aria-label={t('orderSummary')}>
      <div className={styles.summary}>
        <h2 className={styles.summaryTitle}>{t('orderSummary')}</h2>
        <OrderLines lines={lines} />
        {takesCoupon && (
          <CouponBox
            applied={draft.couponCode}
            typed={draft.couponTyped}
            onType={(couponTyped) => onCoupon({ couponTyped })}
            fault={order.couponFault}
            onFault={order.setCouponFault}
            onChange={(couponCode) => onCoupon({ couponCode, couponTyped: '' })}
          />
        )}
        {priced && <OrderTotals priced={priced} lines={lines} />}
        {order.status === 'error' && (
          <p className={formStyles.fault} role="alert">
            {t('pricesFailed')}{' '}
            <button type="button" className={styles.inlineAction} onClick={order.refetch}>
              {common('retry')}
            </button>
          </p>
        )}
      </div>
      <div className={styles.payBar}>
        {!sellable && (
          <p className={styles.needsYou} role="alert">
            {t(lines.length === 0 ? 'cartEmpty' : 'cartNeedsYou')}{' '}
            <StoreLink to={links.cart()}>{t('backToCart')}</StoreLink>
          </p>
        )}
        {paymentsClosed && <p className={styles.needsYou}>{t('paymentsClosed')}</p>}
        <p className={styles.payTotal} aria-live="polite">
          <span>{t('total')}</span>
          <strong>{priced ? <Rupees amount={fromRupees(priced.total)} /> : '…'}</strong>
        </p>
        <Button
          type="submit"
          form={formId}
          kind="primary"
          disabled={!payable || paymentsClosed}
          aria-busy={redirecting}
        >
          {t('payNow')}
        </Button>
      </div>
    </section>
  );
}
