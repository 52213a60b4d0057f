import { useEffect, useEffectEvent, useState } from 'react';
import { links, type PaymentHandOff, toast, useApi, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { CLOSED_UNCHARGED } from '../payment-failed/closed-uncharged.ts';
import { words } from '../words.ts';
import { advance, type PaymentWork } from './advance.ts';
import { isWorking, type PaymentStep } from './payment-step.ts';
import { paymentWork } from './payment-work.ts';
import { receiptState } from './receipt.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Runs working steps until one waits for the shopper or leaves the page. Never rejects. */
async function runPayment(work: PaymentWork, onStep: (step: PaymentStep) => void): Promise<void> {
  let step: PaymentStep = { step: 'starting' };
  while (isWorking(step)) {
    step = await advance(step, work);
    onStep(step);
  }
}

/**
 * Runs the payment of a hand-off and redirects when it is over. `retry` starts again, which resumes an open payment. A
 * payment is settled even if the shopper has left the page.
 */
export function usePayment(handOff: PaymentHandOff): { readonly current: PaymentStep; retry(): void } {
  const api = useApi();
  const navigate = useStoreNavigate();
  const t = useWords(words);
  const [attempt, setAttempt] = useState({ handOff });
  const [current, setCurrent] = useState<PaymentStep>({ step: 'starting' });
  if (attempt.handOff !== handOff) setAttempt({ handOff });

  const show = (step: PaymentStep, { aborted }: AbortSignal) => {
    if (step.step === 'paid') {
      settlePurchase(attempt.handOff, step.receipt);
      toast.success(t('transactionCompleted'), TOAST_MS.standard, 'payment');
    }
    if (aborted) return;
    setCurrent(step);
    if (step.step === 'paid')
      navigate(links.paymentSuccess(), { replace: true, state: receiptState(step.receipt, attempt.handOff) });
    if (step.step === 'failed') {
      if (step.reason === 'forged-signature') toast.error(t('verificationFailed'), TOAST_MS.standard, 'payment');
      const closed = step.reason === 'dismissed' && step.uncharged;
      navigate(links.paymentFailed(), { replace: true, ...(closed && { state: CLOSED_UNCHARGED }) });
    }
    if (step.step === 'details-refused') {
      navigate(links.checkout(), { replace: true, state: { refusedField: step.field } });
    }
  };
  const onStep = useEffectEvent(show);
  // Only another attempt starts again: a change of texts or language would close the open window.
  const start = useEffectEvent((signal: AbortSignal) => {
    setCurrent({ step: 'starting' });
    const work = paymentWork({ api, handOff: attempt.handOff, signal });
    void runPayment(work, (step) => onStep(step, signal));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts once.
  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  return { current, retry: () => setAttempt({ handOff }) };
}
