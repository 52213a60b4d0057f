import { useStore } from '@nanostores/react';
import { $storageReady, definePage, translator, useWords } from 'shared-contracts';
import styles from '../page.module.css';
import { useReceiptOfOpenPayment } from '../payment/use-receipt-of-open-payment.ts';
import { words } from '../words.ts';
import { Cart } from './cart.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CART_HEADING_ID } from './line-focus.ts';

function CartPage() {
  const t = useWords(words);
  useReceiptOfOpenPayment();
  return (
    <section className={`container ${styles.page}`}>
      <h1 id={CART_HEADING_ID} tabIndex={-1}>
        {t('cartTitle')}
      </h1>
      {useStore($storageReady) ? <Cart /> : <CartSkeleton />}
    </section>
  );
}

export const page = definePage({
  Component: CartPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('cartTitle')} | ${storeName}`,
    noindex: true,
  }),
});
