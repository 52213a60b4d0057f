import { formatRupees, paise } from 'shared-contracts/domain/money';
import { allPages } from '../../../platform/command-line/all-pages.ts';
import type { Command } from '../../../platform/command-line/command.ts';
import { oneOf } from '../../../platform/command-line/parameters.ts';
import { plain } from '../../../platform/command-line/plain.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { indianTime } from '../../../platform/time.ts';
import { unsettledRefunds } from '../../payments/refunds/unsettled-refunds.ts';
import { orderName } from './find-order.ts';

const WHICH = ['refused', 'requested', 'processed'] as const;

export const listRefunds: Command = {
  name: 'refunds list',
  parameters: `[${WHICH.join('|')}]`,
  summary: 'Refunds that the provider refused and that are still owed, or the others; oldest first.',
  async *run({ db }, parameters) {
    const which = oneOf(parameters, WHICH);
    yield* allPages({
      read: (after, limit) => readPage(db, which, { after, limit }),
      id: (refund) => refund.refund_id,
      lines: (refund) => {
        const fault = refund.fault === '' ? '' : `  ${plain(refund.fault)}`;
        const amount = formatRupees(paise(refund.amount_paise));
        return `${orderName(refund)}  ${indianTime(refund.created_at)}  ${amount}  ${plain(refund.request_key)}${fault}`;
      },
      none: `No ${which} refunds.`,
    });
  },
};

function readPage(
  db: Db,
  which: (typeof WHICH)[number],
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  const refunds =
    which === 'refused' ? unsettledRefunds(db) : db.selectFrom('refunds').where('refunds.state', '=', which);
  return refunds
    .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .select(['refund_id', 'request_key', 'refunds.amount_paise', 'refunds.fault', 'refunds.created_at'])
    .select(['orders.order_id', 'order_number'])
    .where('refund_id', '>', after)
    .orderBy('refund_id')
    .limit(limit)
    .execute();
}
