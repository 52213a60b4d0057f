import { useState } from 'react';
import { contractWords, links, useSite, useWords } from 'shared-contracts';
import { FROM_DESKTOP } from 'shared-contracts/kit/breakpoints';
import { Button } from 'shared-contracts/kit/button';
import formStyles from 'shared-contracts/kit/form.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import { BestCoupon } from './best-coupon.tsx';
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

/** False on phones, where the summary starts folded so that the steps come first. */
function isWide(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(FROM_DESKTOP).matches;
}

/** Next to the steps; on phones folded above them, with a sticky pay bar. */
export function OrderSummary({ order, draft, onCoupon, formId, redirecting }: OrderSummaryProps) {
  const t = useWords(words);
  const common = useWords(contractWords);
  const { paymentsClosed } = useSite();
  const { prices, lines, sellable, payable, takesCoupon } = order;
  const [isOpen, setIsOpen] = useState(isWide);
  return (
    <section className={styles.aside} aria-label={t('orderSummary')}>
      {/* On phones folded above the steps: its total is in the pay bar. */}
      <details
        className={styles.summary}
        open={isOpen || !sellable || order.couponFault !== null}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summaryTitle}>
          <h2>{t('orderSummary')}</h2>
          <span className={styles.count}>{t('productsInOrder', { n: lines.length })}</span>
        </summary>
        <OrderLines lines={lines} />
        {takesCoupon && (
          <CouponBox
            applied={draft.couponCode}
            typed={draft.couponTyped}
            onType={(couponTyped) => onCoupon({ couponTyped })}
            fault={order.couponFault}
            onFault={order.setCouponFault}
            onChange={(couponCode) => onCoupon({ couponCode, couponTyped: '' })}
            best={(apply) => isOpen && sellable && <BestCoupon {...order.goods} onApply={apply} />}
          />
        )}
        {prices && <OrderTotals prices={prices} lines={lines} />}
      </details>
      {order.status === 'failed' && (
        <p className={formStyles.fault} role="alert">
          {t('pricesFailed')}{' '}
          <button type="button" className={styles.inlineAction} onClick={order.refetch}>
            {common('retry')}
          </button>
        </p>
      )}
      <p className="muted small">
        {t('payingAccepts')} <StoreLink to={links.policy('terms')}>{t('terms')}</StoreLink>
      </p>
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
          <strong>{prices ? <Rupees amount={prices.total} /> : '…'}</strong>
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
