import { useId, useState } from 'react';
import { $handOff, $orderNote, links, type PaymentHandOff, type User, useLanguage, useWords } from 'shared-contracts';
import { ADDRESS_FIELDS } from 'shared-contracts/domain/indian-address';
import { useIndianPlaces } from 'shared-contracts/kit/address/indian-places';
import { refusals } from 'shared-contracts/kit/address/rules';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { acceptPrices } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import { asTyped } from './address-choice.ts';
import { buildHandOff } from './build-hand-off.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft, DeliveryField } from './checkout-draft.ts';
import { ContactStep } from './contact-step.tsx';
import { deliveryRules } from './delivery-rules.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { handOver } from './hand-over.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SavedAddresses, useAddressBook, useFetchedBook } from './use-address-book.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useOrderPricing } from './use-order-pricing.ts';
import { useRefusedField } from './use-refused-field.ts';

/** Contact, delivery and payment on the left, the total on the right (PAY-02). */
export function Checkout({ user }: { readonly user: User }) {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const language = useLanguage();
  const formId = useId();
  const { draft, change } = useCheckoutDraft(user);
  const fetched = useFetchedBook();
  const order = useOrderPricing(draft, change, fetched.isAwaited);
  const { gstCode, ...places } = useIndianPlaces(draft, change);
  const { digitalOnly } = order;
  const carries = order.prices !== undefined && !digitalOnly;
  const { book, chosen, takesNew } = useAddressBook(user, fetched, { draft, change, carries });
  // While the payment page loads, a second press of Pay Now does nothing.
  const [redirecting, setRedirecting] = useState(false);
  const { run: goPay } = useMutation(async ({ api, isMounted }, handOff: PaymentHandOff) => {
    const hasEnded = await handOver(api, handOff);
    // The shell leads to the login already, and from there back to here.
    if (hasEnded) navigate(links.login(), { replace: true, state: { from: links.payment(), expired: true } });
    else if (isMounted()) navigate(links.payment());
  });
  const typeIn = (fields: Partial<CheckoutDraft>) => change(asTyped(fields));
  const { props, field, faultOf, summary, focus } = useForm<DeliveryField>({
    rules: deliveryRules(t, t('gstinFault'), { digitalOnly, gstCode }),
    values: draft,
    change: typeIn,
    refused: refusals(t, useRefusedField()),
    submit: payNow,
  });

  function payNow() {
    const { prices } = order;
    if (!order.payable || !prices || redirecting) return;
    setRedirecting(true);
    acceptPrices(order.lines);
    const { total } = prices;
    const purchase = { draft, items: order.lines, orderNote: $orderNote.get(), total, digitalOnly, language };
    // A tick is void once a saved address is chosen.
    change({ keepsAddress: takesNew && draft.keepsAddress });
    void goPay(buildHandOff(purchase, $handOff.get()));
  }

  // The fields of a chosen address are hidden until it is edited for this order or one of them is invalid.
  const folded = chosen !== undefined && !draft.addressTyped && ADDRESS_FIELDS.every((name) => !faultOf(name));
  const step = { address: { t, field, values: draft, change: typeIn, places }, digitalOnly, folded };
  return (
    <div className={styles.checkout}>
      <form {...props} id={formId} className={styles.steps}>
        <FaultSummary summary={summary} focus={focus} />
        <ContactStep {...step} field={field} gstin={draft.BuyerGstin} />
        <DeliveryStep
          {...step}
          prices={order.prices}
          choice={book && <SavedAddresses {...{ user, book, chosen, folded, draft, change }} />}
          keepsAddress={takesNew ? draft.keepsAddress : undefined}
          onSaveChange={(keepsAddress) => change({ keepsAddress })}
        />
        <PaymentStep />
      </form>
      <OrderSummary order={order} draft={draft} onCoupon={change} formId={formId} redirecting={redirecting} />
    </div>
  );
}
