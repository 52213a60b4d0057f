import type { PaymentOrder, PaymentRefusal, Receipt } from 'shared-contracts/domain/payment';
import type { DeliveryField } from '../checkout/checkout-draft.ts';
import type { Completion } from './receipt.ts';

/** Steps that work and lead to another step. */
export type WorkingStep =
  | { readonly step: 'starting' }
  | { readonly step: 'loading-window'; readonly order: PaymentOrder }
  | { readonly step: 'paying'; readonly order: PaymentOrder }
  | { readonly step: 'verifying'; readonly order: PaymentOrder; readonly completion: Completion }
  /** The signature is the provider's: from here on nothing is called failed (PAY-09). */
  | { readonly step: 'recording'; readonly order: PaymentOrder; readonly completion: Completion }
  /** Money may have moved and the server has not confirmed it yet: it is polled until it does. */
  | { readonly step: 'confirming'; readonly verified: boolean }
  | { readonly step: 'reporting-failure'; readonly order: PaymentOrder; readonly reason: FailureReason };

/** The steps that wait for the shopper. */
type WaitingStep =
  | { readonly step: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly step: 'not-started' }
  | { readonly step: 'window-unavailable' }
  | { readonly step: 'refunding' };

/** The steps that leave the page. */
type FinalStep =
  | { readonly step: 'paid'; readonly receipt: Receipt }
  /** `uncharged`: the server knows from the provider that nothing was taken. */
  | { readonly step: 'failed'; readonly reason: FailureReason; readonly uncharged?: boolean }
  /** The server refuses the value of this field: the shopper corrects it at checkout. */
  | { readonly step: 'details-refused'; readonly field: DeliveryField }
  /** The shopper left the page while the window was open. The payment stays open on the server. */
  | { readonly step: 'left' };

export type PaymentStep = WorkingStep | WaitingStep | FinalStep;

export type FailureReason = 'dismissed' | 'declined' | 'forged-signature';

export function isWorking(step: PaymentStep): step is WorkingStep {
  switch (step.step) {
    case 'starting':
    case 'loading-window':
    case 'paying':
    case 'verifying':
    case 'recording':
    case 'confirming':
    case 'reporting-failure':
      return true;
    case 'refused':
    case 'not-started':
    case 'window-unavailable':
    case 'refunding':
    case 'paid':
    case 'failed':
    case 'details-refused':
    case 'left':
      return false;
  }
}
