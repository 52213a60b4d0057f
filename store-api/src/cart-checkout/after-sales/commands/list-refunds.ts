import { allRows } from '../../../platform/command-line/all-rows.ts';
import { command } from '../../../platform/command-line/command.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { unsettledRefunds } from '../../payments/refunds/unsettled-refunds.ts';
import { orderName } from './find-order.ts';

const WHICH = ['refused', 'requested', 'processed'] as const;

export const listRefunds = command({
  name: 'refunds list',
  summary: 'Refunds that the provider refused and that are still owed, or the others; oldest first.',
  words: { which: { about: 'Their state.', oneOf: WHICH, optional: true, default: 'refused' } },
  examples: ['', 'processed'],
  columns: { order: 'text', at: 'time', amount: 'rupees', request: 'text', fault: 'text' },
  async *run({ db }, { which }) {
    yield* allRows({
      read: (after, limit) => readPage(db, which, { after, limit }),
      id: (refund) => refund.refund_id,
      row: (refund) => ({
        order: orderName(refund),
        at: refund.created_at,
        amount: refund.amount_paise,
        request: refund.request_key,
        fault: refund.fault,
      }),
      none: `No ${which} refunds.`,
    });
  },
});

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
