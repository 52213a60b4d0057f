import { formatRupees, fromRupees, type Paise } from 'shared-contracts/domain/money';
import { type Command, CommandRefused } from '../../../platform/command-line/command.ts';
import { parseOptions } from '../../../platform/command-line/options.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';
import type { RefundRequestResult } from '../../payments/refunds/request-refund.ts';
import type { RefundRetryResult } from '../../payments/refunds/retry-refund.ts';
import { refundOrder, retryOrderRefund } from '../refund-order.ts';
import { findOrder, orderName } from './find-order.ts';
import { readReason } from './read-reason.ts';

const OPTIONS = {
  again: { type: 'string' },
  amount: { type: 'string' },
  key: { type: 'string' },
  reason: { type: 'string' },
} as const;
const RUPEES = /^\d{1,9}(\.\d{1,2})?$/;
const KEY = /^[\w-]{1,24}$/;
/** The provider's minimum refund. */
const LEAST_RUPEES = 1;

export const refundOrderCommand: Command = {
  name: 'orders refund',
  parameters: 'ORDER [--amount RUPEES --key NAME] [--reason TEXT] | ORDER --again KEY',
  summary: 'Gives back an order’s money, all that is left or an amount, or again what the provider refused under KEY.',
  async *run({ db }, parameters) {
    const { values, positionals } = parseOptions(parameters, OPTIONS);
    if (values.again !== undefined) return yield retry(db, positionals, values);
    const amount = readAmount(values.amount);
    const order = await findOrder(db, positionals);
    const key = readKey(values.key, amount, order.order_id);
    const requested = await refundOrder(db, {
      orderId: order.order_id,
      amount,
      reason: readReason(values.reason),
      key,
    });
    yield `${orderName(order)}: ${requested.ok ? describe(requested) : refused(requested, amount)}`;
  },
};

async function retry(
  db: Db,
  positionals: readonly string[],
  { again: key = '', ...others }: { readonly [option: string]: string | undefined },
): Promise<string> {
  if (Object.values(others).some((given) => given !== undefined)) {
    throw new CommandRefused('--again asks for what was asked for before: no other option goes with it.');
  }
  const order = await findOrder(db, positionals);
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

function readAmount(given: string | undefined): Paise | 'rest' {
  if (given === undefined) return 'rest';
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
