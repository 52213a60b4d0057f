import { useWords } from 'shared-contracts';
import { EnquiryForm } from 'shared-contracts/kit/enquiry/enquiry-form';
import styles from './customization-form.module.css';
import { customizationWords } from './words.ts';

const call = async () =>
  (await import(/* webpackChunkName: "calls" */ 'shared-contracts/api/insert-customization-request'))
    .insertCustomizationRequest;

/** A failure leaves the fields filled; a retry does not send a second request (CAT-17). */
export function CustomizationForm({ productId }: { readonly productId: number }) {
  const t = useWords(customizationWords);
  return (
    <EnquiryForm
      draft={`customization of ${productId}`}
      t={t}
      labels={{
        form: t('askForCustomization'),
        Name: t('customerName'),
        Email: t('customerEmail'),
        PhoneNumber: t('customerPhone'),
        Message: t('customerMessage'),
        send: t('submit'),
      }}
      call={call}
      more={{ ProductId: productId }}
      className={styles.form}
    />
  );
}
