import { advance, type PaymentWork } from './advance.ts';
import { isWorking, type PaymentStep } from './payment-step.ts';

/** Goes from step to step until one waits for the shopper or leaves the page, telling each. Never rejects. */
export async function runPayment(work: PaymentWork, onStep: (step: PaymentStep) => void): Promise<void> {
  let step: PaymentStep = { step: 'starting' };
  while (isWorking(step)) {
    step = await advance(step, work);
    onStep(step);
  }
}
