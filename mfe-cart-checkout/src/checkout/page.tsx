import { useStore } from '@nanostores/react';
import { $storageReady, definePage, translator, useWords } from 'shared-contracts';
import styles from '../page.module.css';
import { useReceiptOfOpenPayment } from '../payment/use-receipt-of-open-payment.ts';
import { words } from '../words.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { GuardedCheckout } from './guarded-checkout.tsx';

function CheckoutPage() {
  const t = useWords(words);
  useReceiptOfOpenPayment();
  return (
    <section className={`container ${styles.page}`}>
      <h1>{t('checkoutTitle')}</h1>
      {useStore($storageReady) ? <GuardedCheckout /> : <CheckoutSkeleton />}
    </section>
  );
}

export const page = definePage({
  Component: CheckoutPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('checkoutTitle')} | ${storeName}`,
    noindex: true,
  }),
});
