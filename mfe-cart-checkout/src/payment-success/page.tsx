import { useStore } from '@nanostores/react';
import { $storageReady, definePage, translator } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { TextSkeleton } from 'shared-contracts/ui/skeletons';
import * as v from 'valibot';
import { Receipt } from '../payment/receipt.ts';
import { words } from '../words.ts';
import { NoPaymentDetails } from './no-payment-details.tsx';
import { Thanks } from './thanks.tsx';

function PaymentSuccessPage() {
  const { state } = useLocation();
  const ready = useStore($storageReady);
  return <section className="container section">{ready ? receiptOrNone(state) : <TextSkeleton lines={6} />}</section>;
}

/** The navigation's state is the browser's own: the server renders neither answer. */
function receiptOrNone(state: unknown) {
  const receipt = v.safeParse(Receipt, state);
  return receipt.success ? <Thanks receipt={receipt.output} /> : <NoPaymentDetails />;
}

export const page = definePage({
  Component: PaymentSuccessPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('successTitle')} | ${storeName}`,
    noindex: true,
  }),
});
