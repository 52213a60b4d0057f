import { useStore } from '@nanostores/react';
import { $isLoggedIn, $storageReady, $user, definePage, translator, useWords } from 'shared-contracts';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useLocation } from 'shared-contracts/router';
import { readReceipt } from '../payment/receipt.ts';
import { words } from '../words.ts';
import { NoPaymentDetails } from './no-payment-details.tsx';
import { Thanks } from './thanks.tsx';

function PaymentSuccessPage() {
  const { state } = useLocation();
  const ready = useStore($storageReady);
  return <section className="container section">{ready ? <Outcome state={state} /> : <Awaited />}</section>;
}

/** Only the browser has the navigation state. */
function Awaited() {
  const t = useWords(words);
  return (
    <>
      <h1 className="visually-hidden">{t('paymentTitle')}</h1>
      <TextSkeleton lines={6} />
    </>
  );
}

/** Only the buyer sees the receipt, also after a logout and Back (ACC-15). */
function Outcome({ state }: { readonly state: unknown }) {
  const user = useStore($user);
  const isLoggedIn = useStore($isLoggedIn);
  const receipt = isLoggedIn ? readReceipt(state, user?.UserID) : null;
  return receipt ? <Thanks receipt={receipt} /> : <NoPaymentDetails />;
}

export const page = definePage({
  Component: PaymentSuccessPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('successTitle')} | ${storeName}`,
    noindex: true,
  }),
});
