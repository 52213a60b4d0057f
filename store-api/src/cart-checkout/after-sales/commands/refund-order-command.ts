import { formatRupees, fromRupees, type Paise } from 'shared-contracts/domain/money';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import type { GivenOptions } from '../../../platform/command-line/given.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';
import type { RefundRequestResult } from '../../payments/refunds/request-refund.ts';
import type { RefundRetryResult } from '../../payments/refunds/retry-refund.ts';
import { refundOrder, retryOrderRefund } from '../refund-order.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';
import { REASON } from './read-reason.ts';

const RUPEES = /^\d{1,9}(\.\d{1,2})?$/;
const KEY = /^[\w-]{1,24}$/;
/** The provider's minimum refund. */
const LEAST_RUPEES = 1;

const OPTIONS = {
  amount: { takes: 'RUPEES', about: 'A part, at least 1 rupee. Without it: all that is left.', read: readAmount },
  key: { takes: 'NAME', about: 'Your name for this part: typed twice, it is given back once.' },
  reason: REASON,
  again: {
    takes: 'KEY',
    about: 'Ask again for what the provider refused under this key. No other option goes with it.',
  },
} as const;

export const refundOrderCommand = command({
  name: 'orders refund',
  summary: 'Gives back an order’s money, all that is left or an amount, or again what the provider refused under KEY.',
  words: { order: ORDER },
  options: OPTIONS,
  examples: ['KC-2611-000123', 'KC-2611-000123 --amount 600 --key scratch --reason "A scratch"'],
  dryRun: 'transaction',
  async *run({ db }, { order: name, ...typed }) {
    if (typed.again !== undefined) return yield retry(db, name, typed);
    const amount = typed.amount ?? 'rest';
    const order = await findOrder(db, name);
    const key = readKey(typed.key, amount, order.order_id);
    const requested = await refundOrder(db, {
      orderId: order.order_id,
      amount,
      reason: typed.reason ?? '',
      key,
    });
    yield `${orderName(order)}: ${requested.ok ? describe(requested) : refused(requested, amount)}`;
  },
});

async function retry(
  db: Db,
  name: string,
  { again: key = '', ...others }: GivenOptions<typeof OPTIONS>,
): Promise<string> {
  if (Object.values(others).some((given) => given !== undefined)) {
    throw new CommandRefused('--again asks for what was asked for before: no other option goes with it.');
  }
  const order = await findOrder(db, name);
  const requested = await retryOrderRefund(db, { orderId: order.order_id, key });
  return `${orderName(order)}: ${requested.ok ? describe(requested) : retryRefused(requested)}`;
}

function retryRefused(requested: Exclude<RefundRetryResult, { ok: true }>): string {
  switch (requested.reason) {
    case 'not-refused':
      throw new CommandRefused('The provider has refused no refund of this order under this key.');
    case 'given-since':
      throw new CommandRefused(
        'Money of this order was given back since, for no pieces in particular. What is still due is an --amount. Nothing was changed.',
      );
    default:
      return refused(requested, requested.left);
  }
}

function readAmount(_name: string, given: string): Paise {
  if (RUPEES.test(given) && Number(given) >= LEAST_RUPEES) return fromRupees(Number(given));
  throw new CommandRefused('--amount is in rupees, at least 1, like 1250 or 1250.50.');
}

/** An amount may be refunded twice on purpose, so the operator names each; the rest needs no name. */
function readKey(given: string | undefined, amount: Paise | 'rest', orderId: number): string | null {
  if (given === undefined) {
    if (amount === 'rest') return null;
    throw new CommandRefused('An --amount needs a --key, a name of your own: typed twice, it is given back once.');
  }
  if (KEY.test(given)) return refundKeys.operators(orderId, given);
  throw new CommandRefused('--key holds 1 to 24 letters, digits, - and _.');
}

type Requested = Extract<RefundRequestResult, { ok: true }>;
type Refused = Extract<RefundRequestResult, { ok: false }>;

function describe({ amount, state, isNew, key }: Requested): string {
  const money = formatRupees(amount);
  if (isNew) return `${money} will be given back; the running store asks the provider within seconds.`;
  switch (state) {
    case 'requested':
      return `${money} is being given back already. Nothing was changed.`;
    case 'processed':
      return `${money} has been given back already. Nothing was changed.`;
    case 'failed':
      return `the provider refused to give back ${money}. \`--again ${key}\` asks once more. Nothing was changed.`;
  }
}

/** Requesting the rest when nothing is left succeeds; other refusals are reported. */
function refused({ reason, left }: Refused, amount: Paise | 'rest'): string {
  switch (reason) {
    case 'nothing-left':
      if (amount === 'rest') return 'all of its money has been given back already. Nothing was changed.';
      throw new CommandRefused('All of its money has been given back already. Nothing was changed.');
    case 'nothing-captured':
      throw new CommandRefused('No money has come for this order. Nothing was changed.');
    case 'more-than-left':
      throw new CommandRefused(`Only ${formatRupees(left)} of it is left to give back. Nothing was changed.`);
    case 'key-of-another':
      throw new CommandRefused('This --key was used for another amount. Nothing was changed.');
  }
}
