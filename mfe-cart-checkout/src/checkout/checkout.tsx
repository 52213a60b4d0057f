import { type FormEvent, useId, useState } from 'react';
import { $handOff, $orderNote, links, type User, useLanguage } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { acceptPrices } from '../pricing/change-cart.ts';
import { asTyped, isFolded } from './address-choice.ts';
import { buildHandOff } from './build-hand-off.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './checkout-draft.ts';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SavedAddresses, useAddressBook } from './use-address-book.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useFaults } from './use-faults.ts';
import { useOrderPricing } from './use-order-pricing.ts';
import { usePlaces } from './use-places.ts';

/** One page: who, where and how on the left, what it costs on the right (PAY-02). */
export function Checkout({ user }: { readonly user: User }) {
  const navigate = useStoreNavigate();
  const language = useLanguage();
  const formId = useId();
  const { draft, change } = useCheckoutDraft(user);
  const order = useOrderPricing(draft, change);
  const places = usePlaces(draft.stateId);
  const { digitalOnly } = order;
  const carries = order.priced !== undefined && !digitalOnly;
  const addresses = useAddressBook(user, { draft, change, carries });
  const faults = useFaults(draft, { digitalOnly, gstCode: places.gstCode });
  // The payment page is on its way: a second press of Pay Now is none.
  const [leaving, setLeaving] = useState(false);

  const payNow = (event: FormEvent) => {
    event.preventDefault();
    const { priced } = order;
    if (!faults.check() || !order.payable || !priced || leaving) return;
    setLeaving(true);
    const lines = order.lines.map(({ line }) => line);
    const total = fromRupees(priced.total);
    acceptPrices(order.lines);
    const purchase = { draft, lines, orderNote: $orderNote.get(), total, digitalOnly, language };
    const handOff = buildHandOff(purchase, $handOff.get());
    $handOff.set(handOff);
    // Whoever ticked it and then chose a saved address has nothing to save.
    change({ keepsAddress: addresses.takesNew && draft.keepsAddress });
    navigate(links.payment());
  };

  const { book, chosen } = addresses;
  const folded = chosen !== undefined && isFolded(draft, faults.shown);
  const typeIn = (fields: Partial<CheckoutDraft>) => change(asTyped(fields));
  const step = { draft, change: typeIn, faults: faults.shown, digitalOnly, folded };
  return (
    <div className={styles.checkout}>
      <form ref={faults.form} id={formId} className={styles.steps} noValidate onSubmit={payNow} {...faults.watchers}>
        <FaultSummary faults={faults.summary} form={faults.form} />
        <ContactStep {...step} />
        <DeliveryStep
          {...step}
          places={places}
          shipping={order.priced?.shippingSubTotal}
          choice={book && <SavedAddresses {...{ user, book, chosen, folded, draft, change }} />}
          takesNew={addresses.takesNew}
        />
        <PaymentStep />
      </form>
      <OrderSummary order={order} draft={draft} onCoupon={change} formId={formId} leaving={leaving} />
    </div>
  );
}
