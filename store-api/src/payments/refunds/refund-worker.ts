import { sql } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import { claimDue, type Queue } from '../../platform/claim-due.ts';
import type { PaymentDesk } from '../ask-provider.ts';
import { paymentsRepository } from '../payments-repository.ts';
import { concludeRefund, type Refund } from './conclude-refund.ts';
import { requestRefund } from './request-refund.ts';

const AT_ONCE = 20;
const REFUNDS: Queue<'refunds'> = {
  table: 'refunds',
  id: 'refund_id',
  open: sql`state = 'requested'`,
  atOnce: AT_ONCE,
  firstWaitMs: 30_000,
  longestWaitMs: 6 * 60 * 60 * 1000,
};

/** One round: asks the provider for every refund that is due, also for money that came too late for its order. */
export async function workRefunds(desk: PaymentDesk): Promise<void> {
  await requestWhatIsDue(desk);
  for (const refund of await claimDue(desk.db, REFUNDS, desk.now())) await ask(desk, refund);
}

/** A payment that could not be honoured is given back whole, by itself (PAY-15). */
async function requestWhatIsDue({ db }: PaymentDesk): Promise<void> {
  const due = await db
    .selectFrom('payments')
    .select(['payment_id', 'amount_paise'])
    .where('state', '=', 'refund-due')
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('refunds').select('refund_id').whereRef('refunds.payment_id', '=', 'payments.payment_id'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  for (const payment of due) {
    await db.transaction().execute((trx) =>
      requestRefund(trx, {
        paymentId: payment.payment_id,
        amount: paise(payment.amount_paise),
        reason: 'The payment came too late for its order',
        key: `late-${payment.payment_id}`,
      }),
    );
  }
}

async function ask(desk: PaymentDesk, refund: Refund): Promise<void> {
  const payment = await paymentsRepository(desk.db).byId(refund.payment_id);
  if (!payment?.provider_payment_id) {
    desk.log.error({ refund: refund.refund_id }, 'a refund of a payment that has no provider payment');
    return;
  }
  const paymentId = payment.provider_payment_id;
  const known = await desk.provider.refundsOf(paymentId);
  if (!known.ok) return;
  const arrived = known.value.find((asked) => asked.key === refund.request_key);
  const answer = arrived
    ? ({ ok: true, value: arrived } as const)
    : await desk.provider.refund({ paymentId, amount: paise(refund.amount_paise), key: refund.request_key });
  if (answer.ok) await concludeRefund(desk, answer.value);
}
