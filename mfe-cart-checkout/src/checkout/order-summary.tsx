import { contractWords, links, useWords } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { Rupees } from '../money/rupees.tsx';
import { words } from '../words.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './checkout-draft.ts';
import { CouponBox } from './coupon-box.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import type { OrderPricing } from './use-order-pricing.ts';

interface OrderSummaryProps {
  readonly order: OrderPricing;
  readonly couponCode: string;
  readonly onCoupon: (fields: Pick<CheckoutDraft, 'couponCode'>) => void;
  /** The form that Pay Now submits. */
  readonly formId: string;
}

/** What is bought, what it costs, and Pay Now: beside the steps, on phones below them with a bar to pay. */
export function OrderSummary({ order, couponCode, onCoupon, formId }: OrderSummaryProps) {
  const t = useWords(words);
  const common = useWords(contractWords);
  const { pricing, lines, sellable, takesCoupon } = order;
  const { answer, status } = pricing;
  return (
    <section className={styles.aside} aria-label={t('orderSummary')}>
      <div className={styles.summary}>
        <h2 className={styles.summaryTitle}>{t('orderSummary')}</h2>
        <OrderLines lines={lines} />
        {takesCoupon && <CouponBox applied={couponCode} onChange={(code) => onCoupon({ couponCode: code })} />}
        {answer && <OrderTotals priced={answer} lines={lines} />}
        {status === 'failed' && (
          <p className="form-fault" role="alert">
            {t('pricesFailed')}{' '}
            <button type="button" className={styles.inlineAction} onClick={pricing.retry}>
              {common('retry')}
            </button>
          </p>
        )}
        {!sellable && (
          <p className="form-fault" role="alert">
            {t('cartNeedsYou')} <StoreLink to={links.cart()}>{t('backToCart')}</StoreLink>
          </p>
        )}
      </div>
      <div className={styles.payBar}>
        <p className={styles.payTotal} aria-live="polite">
          <span>{t('total')}</span>
          <strong>{answer ? <Rupees amount={fromRupees(answer.total)} /> : '…'}</strong>
        </p>
        <button
          type="submit"
          form={formId}
          className="button button-primary"
          disabled={status !== 'answered' || !sellable}
        >
          {t('payNow')}
        </button>
      </div>
    </section>
  );
}
