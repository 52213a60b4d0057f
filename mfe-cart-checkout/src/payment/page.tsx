import { useStore } from '@nanostores/react';
import { $storageReady, definePage, translator, useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { GuardedPayment } from './guarded-payment.tsx';
import styles from './payment.module.css';
import { Processing } from './processing.tsx';

function PaymentPage() {
  const t = useWords(words);
  return (
    <section className={`container section ${styles.payment}`}>
      <h1 className="visually-hidden">{t('paymentTitle')}</h1>
      {useStore($storageReady) ? <GuardedPayment /> : <Processing />}
    </section>
  );
}

export const page = definePage({
  Component: PaymentPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('paymentTitle')} | ${storeName}`,
    noindex: true,
  }),
});
