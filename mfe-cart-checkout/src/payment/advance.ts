import type { PaymentOrder, PaymentRefusal, PaymentStatus, Receipt } from 'shared-contracts/domain/payment';
import type { DeliveryField } from '../checkout/checkout-draft.ts';
import type { FailureReason, PaymentStep, WorkingStep } from './payment-step.ts';
import type { Completion } from './receipt.ts';

export type StartResult =
  | { readonly kind: 'opened'; readonly order: PaymentOrder }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly kind: 'details-refused'; readonly field: DeliveryField }
  | { readonly kind: 'unreachable' }
  | Exclude<PaymentStatus, { readonly kind: 'unpaid' }>;

export type WindowResult =
  | { readonly kind: 'completed'; readonly completion: Completion }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'declined' }
  /** The provider's script threw. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'left' };

/** What each working step does; every outcome is a value. */
export interface PaymentWork {
  /** Checks the state of the hand-off and opens, or resumes, its payment order. */
  start(): Promise<StartResult>;
  /** Loads the provider's checkout script. */
  loadWindow(order: PaymentOrder): Promise<'loaded' | 'missing'>;
  /** Opens the provider's window and waits for the shopper. */
  pay(order: PaymentOrder): Promise<WindowResult>;
  verify(completion: Completion): Promise<'genuine' | 'forged' | 'unreachable'>;
  record(order: PaymentOrder, completion: Completion): Promise<Receipt | 'unrecorded'>;
  /** Polls until the server knows; with a verified signature it never answers 'unpaid'. */
  confirm(verified: boolean): Promise<Exclude<PaymentStatus, { readonly kind: 'unsettled' }> | 'left'>;
  /**
   * 'denied': the order was paid elsewhere, in another tab or app, or is under way. 'uncharged': the provider took nothing. The
   * shopper goes on even if the report fails.
   */
  reportFailure(order: PaymentOrder): Promise<'over' | 'uncharged' | 'denied'>;
}

/** Does a step's work and says which step follows: the whole payment in one switch (PAY-06 to PAY-09). */
export async function advance(current: WorkingStep, work: PaymentWork): Promise<PaymentStep> {
  switch (current.step) {
    case 'starting':
      return afterStarting(await work.start());
    case 'loading-window': {
      const script = await work.loadWindow(current.order);
      return script === 'loaded' ? { step: 'paying', order: current.order } : { step: 'window-unavailable' };
    }
    case 'paying':
      return afterPaying(current.order, await work.pay(current.order));
    case 'verifying': {
      const { order, completion } = current;
      return afterVerifying(order, completion, await work.verify(completion));
    }
    case 'recording': {
      const receipt = await work.record(current.order, current.completion);
      return receipt === 'unrecorded' ? { step: 'confirming', verified: true } : { step: 'paid', receipt };
    }
    case 'confirming':
      return afterConfirming(await work.confirm(current.verified));
    case 'reporting-failure': {
      const report = await work.reportFailure(current.order);
      if (report === 'denied') return { step: 'confirming', verified: false };
      return { step: 'failed', reason: current.reason, ...(report === 'uncharged' && { uncharged: true }) };
    }
  }
}

function afterStarting(result: StartResult): PaymentStep {
  switch (result.kind) {
    case 'opened':
      return { step: 'loading-window', order: result.order };
    case 'refused':
      return { step: 'refused', refusal: result.refusal };
    case 'details-refused':
      return { step: 'details-refused', field: result.field };
    case 'unreachable':
      return { step: 'not-started' };
    case 'paid':
      return { step: 'paid', receipt: result.receipt };
    case 'unsettled':
      return { step: 'confirming', verified: false };
    case 'refunding':
      return { step: 'refunding' };
  }
}

function afterPaying(order: PaymentOrder, result: WindowResult): PaymentStep {
  switch (result.kind) {
    case 'completed':
      return { step: 'verifying', order, completion: result.completion };
    case 'dismissed':
    case 'declined':
      return failing(order, result.kind);
    case 'broken':
      return { step: 'window-unavailable' };
    case 'left':
      return { step: 'left' };
  }
}

function afterVerifying(
  order: PaymentOrder,
  completion: Completion,
  verdict: 'genuine' | 'forged' | 'unreachable',
): PaymentStep {
  switch (verdict) {
    case 'genuine':
      return { step: 'recording', order, completion };
    case 'forged':
      return failing(order, 'forged-signature');
    case 'unreachable':
      return { step: 'confirming', verified: false };
  }
}

function afterConfirming(outcome: Awaited<ReturnType<PaymentWork['confirm']>>): PaymentStep {
  if (outcome === 'left') return { step: 'left' };
  switch (outcome.kind) {
    case 'paid':
      return { step: 'paid', receipt: outcome.receipt };
    case 'refunding':
      return { step: 'refunding' };
    case 'unpaid':
      return { step: 'failed', reason: 'declined' };
  }
}

function failing(order: PaymentOrder, reason: FailureReason): PaymentStep {
  return { step: 'reporting-failure', order, reason };
}
