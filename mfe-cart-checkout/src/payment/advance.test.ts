import { paise } from 'shared-contracts/domain/money';
import type { PaymentOrder, Receipt } from 'shared-contracts/domain/payment';
import { advance, type PaymentWork } from './advance.ts';
import type { PaymentStep, WorkingStep } from './payment-step.ts';
import type { Completion } from './receipt.ts';

const order = { id: 'order_1', amount: 100 } as PaymentOrder;
const completion: Completion = { paymentId: 'pay_1', orderId: 'order_1', signature: 's' };
const receipt = { paymentId: 'pay_1' } as Receipt;
const refusal = { kind: 'price-changed', total: paise(200) } as const;

/** Work in which only the given step may be done. */
function onlyDoing(work: Partial<PaymentWork>): PaymentWork {
  const forbidden = () => Promise.reject(new Error('not the work of this step'));
  return {
    start: forbidden,
    loadWindow: forbidden,
    pay: forbidden,
    verify: forbidden,
    record: forbidden,
    confirm: forbidden,
    reportFailure: forbidden,
    ...work,
  };
}

const starting: WorkingStep = { step: 'starting' };
const loading: WorkingStep = { step: 'loading-window', order };
const paying: WorkingStep = { step: 'paying', order };
const verifying: WorkingStep = { step: 'verifying', order, completion };
const recording: WorkingStep = { step: 'recording', order, completion };
const confirming: WorkingStep = { step: 'confirming', verified: true };

test.each<[story: string, from: WorkingStep, work: Partial<PaymentWork>, to: PaymentStep]>([
  ['an opened order loads the window', starting, { start: async () => ({ kind: 'opened', order }) }, loading],
  [
    'a refusal is shown before anything is charged [PAY-07]',
    starting,
    { start: async () => ({ kind: 'refused', refusal }) },
    { step: 'refused', refusal },
  ],
  [
    'a refused detail goes back to checkout',
    starting,
    { start: async () => ({ kind: 'details-refused', field: 'PostalCode' }) },
    { step: 'details-refused', field: 'PostalCode' },
  ],
  [
    'a server out of reach starts nothing [PAY-06]',
    starting,
    { start: async () => ({ kind: 'unreachable' }) },
    { step: 'not-started' },
  ],
  [
    'a hand-off that is paid shows its order [PAY-08]',
    starting,
    { start: async () => ({ kind: 'paid', receipt }) },
    { step: 'paid', receipt },
  ],
  [
    'a hand-off whose money is on its way is not paid again [PAY-08]',
    starting,
    { start: async () => ({ kind: 'unsettled' }) },
    { step: 'confirming', verified: false },
  ],
  ['a refunded one', starting, { start: async () => ({ kind: 'refunding' }) }, { step: 'refunding' }],
  ['a loaded script opens the window', loading, { loadWindow: async () => 'loaded' }, paying],
  ['no script, no window [PAY-06]', loading, { loadWindow: async () => 'missing' }, { step: 'window-unavailable' }],
  ['a completed window is verified', paying, { pay: async () => ({ kind: 'completed', completion }) }, verifying],
  [
    'a dismissal is reported [PAY-09]',
    paying,
    { pay: async () => ({ kind: 'dismissed' }) },
    { step: 'reporting-failure', order, reason: 'dismissed' },
  ],
  [
    'a decline is reported [PAY-09]',
    paying,
    { pay: async () => ({ kind: 'declined' }) },
    { step: 'reporting-failure', order, reason: 'declined' },
  ],
  ['going elsewhere reports nothing', paying, { pay: async () => ({ kind: 'left' }) }, { step: 'left' }],
  ['a genuine signature is recorded', verifying, { verify: async () => 'genuine' }, recording],
  [
    'a forged signature is reported [PAY-09]',
    verifying,
    { verify: async () => 'forged' },
    { step: 'reporting-failure', order, reason: 'forged-signature' },
  ],
  [
    'an unavailable verification is not a failure [PAY-09]',
    verifying,
    { verify: async () => 'unreachable' },
    { step: 'confirming', verified: false },
  ],
  ['a recorded transaction is paid [PAY-08]', recording, { record: async () => receipt }, { step: 'paid', receipt }],
  [
    'after a valid signature, not recorded is not failed [PAY-09]',
    recording,
    { record: async () => 'unrecorded' },
    confirming,
  ],
  [
    'a confirmed payment is paid [PAY-09]',
    confirming,
    { confirm: async () => ({ kind: 'paid', receipt }) },
    { step: 'paid', receipt },
  ],
  ['a refunded one', confirming, { confirm: async () => ({ kind: 'refunding' }) }, { step: 'refunding' }],
  [
    'an unverified payment that came to nothing has failed',
    confirming,
    { confirm: async () => ({ kind: 'unpaid', over: true }) },
    { step: 'failed', reason: 'declined' },
  ],
  ['leaving while it is confirmed ends nothing', confirming, { confirm: async () => 'left' }, { step: 'left' }],
  [
    'a reported failure leaves the page',
    { step: 'reporting-failure', order, reason: 'dismissed' },
    { reportFailure: async () => 'over' },
    { step: 'failed', reason: 'dismissed' },
  ],
  [
    'one of which nothing was charged says so [PAY-09]',
    { step: 'reporting-failure', order, reason: 'dismissed' },
    { reportFailure: async () => 'uncharged' },
    { step: 'failed', reason: 'dismissed', uncharged: true },
  ],
  [
    'a failure that the server denies is confirmed: it was paid elsewhere [PAY-09]',
    { step: 'reporting-failure', order, reason: 'dismissed' },
    { reportFailure: async () => 'denied' },
    { step: 'confirming', verified: false },
  ],
  [
    'a provider’s script that breaks opens no window [PAY-06]',
    paying,
    { pay: async () => ({ kind: 'broken' }) },
    { step: 'window-unavailable' },
  ],
])('%s', async (_, from, work, to) => {
  expect(await advance(from, onlyDoing(work))).toEqual(to);
});
