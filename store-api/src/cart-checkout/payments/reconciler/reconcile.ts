import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { HOLD_MINUTES } from '../../stock/stock-holds.ts';
import { inquire } from '../ask-provider.ts';
import { endPayment } from '../end-payment.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { Payment } from '../payments-repository.ts';

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
const RETRY_AFTER_MS = MINUTE_MS;
/** Money may still come for a payment that has ended, by a late attempt whose webhook was lost. */
const RETRY_ENDED_AFTER_MS = 30 * MINUTE_MS;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;
/** An attempt that stays undecided for longer than this has failed. */
const LONGEST_UNDECIDED_MS = 24 * 60 * MINUTE_MS;

/**
 * Queries the provider about payments whose holds have expired and ends those without money. Nothing ends before the
 * provider was queried (PAY-12).
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  for (const payment of await claim(context.db, context.now())) await settleOne(context, payment);
}

async function settleOne(context: PaymentContext, payment: Payment): Promise<void> {
  const answer = await inquire(context, payment);
  if (answer.booked || answer.because === 'no-answer') return;
  const isStale = context.now().getTime() - payment.created_at.getTime() > LONGEST_UNDECIDED_MS;
  if (answer.because === 'undecided' && !isStale) return;
  const notify = answer.because !== 'never-tried';
  await endPayment(context, payment.payment_id, { to: 'expired', cause: 'time-ran-out', notify });
}

/** Claims payments for this process. */
async function claim(db: Kysely<Database>, now: Date): Promise<Payment[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = db
    .selectFrom('payments')
    .select('payment_id')
    .where((row) =>
      row.or([
        row.and([
          row('state', 'in', ['created', 'authorized']),
          row('updated_at', '<', before(HOLD_MINUTES * MINUTE_MS)),
          row.or([row('asked_at', 'is', null), row('asked_at', '<', before(RETRY_AFTER_MS))]),
          row.not(
            row.exists(
              row
                .selectFrom('stock_reservations')
                .select('stock_reservations.order_id')
                .whereRef('stock_reservations.order_id', '=', 'payments.order_id')
                .where('stock_reservations.expires_at', '>', now),
            ),
          ),
        ]),
        row.and([
          row('state', 'in', ['failed', 'expired']),
          row('provider_order_id', 'is not', null),
          row('updated_at', '>', before(GIVE_UP_AFTER_MS)),
          row('updated_at', '<', before(RETRY_ENDED_AFTER_MS)),
          row.or([row('asked_at', 'is', null), row('asked_at', '<', before(RETRY_ENDED_AFTER_MS))]),
        ]),
      ]),
    )
    .orderBy('payment_id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  return db.updateTable('payments').set({ asked_at: now }).where('payment_id', 'in', due).returningAll().execute();
}
