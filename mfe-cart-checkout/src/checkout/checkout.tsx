import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { $cartLines, $handOff, $orderNote, links, type User } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { buildHandOff } from './build-hand-off.ts';
import { checkDelivery } from './check-delivery.ts';
import styles from './checkout.module.css';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useOrderPricing } from './use-order-pricing.ts';
import { useRefusedField } from './use-refused-field.ts';

/** One page: who, where and how on the left, what it costs on the right (PAY-02). */
export function Checkout({ user }: { readonly user: User }) {
  const navigate = useStoreNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useCheckoutDraft(user);
  const order = useOrderPricing(draft, change);
  const refused = useRefusedField(draft);
  // How often Pay Now was pressed: from the first time on, faults are shown as they come and go.
  const [submissions, setSubmissions] = useState(0);
  const faults = { ...refused, ...(submissions > 0 ? checkDelivery(draft, order) : {}) };

  const refusedField = Object.keys(refused)[0];
  useEffect(() => {
    if (submissions > 0 || refusedField) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submissions, refusedField]);

  const payNow = (event: FormEvent) => {
    event.preventDefault();
    setSubmissions((count) => count + 1);
    const { answer } = order.pricing;
    if (!answer || Object.keys(checkDelivery(draft, order)).length > 0) return;
    const total = fromRupees(answer.total);
    const { digitalOnly } = order;
    const [lines, orderNote] = [$cartLines.get(), $orderNote.get()];
    $handOff.set(buildHandOff({ draft, lines, orderNote, total, digitalOnly }, $handOff.get()));
    navigate(links.payment());
  };

  const step = { draft, change, faults, digitalOnly: order.digitalOnly };
  return (
    <div className={styles.checkout}>
      <form ref={form} id={formId} className={styles.steps} noValidate onSubmit={payNow}>
        <ContactStep {...step} />
        <DeliveryStep {...step} shipping={order.pricing.answer?.shippingSubTotal} />
        <PaymentStep />
      </form>
      <OrderSummary order={order} couponCode={draft.couponCode} onCoupon={change} formId={formId} />
    </div>
  );
}
