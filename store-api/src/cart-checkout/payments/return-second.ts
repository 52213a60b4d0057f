import { sql } from 'kysely';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import type { Payment, PaymentCause } from './payments-repository.ts';
import type { ProviderPayment } from './provider.ts';
import { PAID_TWICE } from './refunds/paid-twice.ts';
import { refundKeys } from './refunds/refund-keys.ts';
import { requestRefund } from './refunds/request-refund.ts';

const CAUSE: PaymentCause = 'paid-twice';

/**
 * Books a second captured payment of an order whose money has come, once, and requests its refund: as an unpaid order without
 * lines, which is what late money is, so no invoice, credit note or stock follows. Nothing when it is the first payment.
 * Must run in the transaction that has locked the first.
 */
export async function returnSecond(trx: Db, first: Payment, second: ProviderPayment): Promise<void> {
  if (second.id === first.provider_payment_id) return;
  const { rows } = await sql<{ payment_id: number }>`
    with drafted as (
      insert into orders (user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, order_note, language,
        contact_email, buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_city_id, delivery_city_name,
        delivery_state_id, delivery_postal_code)
      select user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, '', language,
        contact_email, buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_city_id, delivery_city_name,
        delivery_state_id, delivery_postal_code
      from orders
      where order_id = ${first.order_id}
        and not exists (select from payments where provider_payment_id = ${second.id})
      returning order_id
    ),
    booked as (
      insert into payments (order_id, user_id, state, amount_paise, currency, provider, provider_payment_id, idempotency_key,
        fingerprint, ask_at)
      select order_id, ${first.user_id}, 'refund-due', ${second.amount}, ${second.currency}, ${first.provider}, ${second.id},
        ${secondKey(first.payment_id, second.id)}, '', null
      from drafted
      returning payment_id
    ),
    history as (
      insert into payment_history (payment_id, to_state, cause) select payment_id, 'refund-due', ${CAUSE} from booked
    ),
    ledger as (
      insert into payment_transactions (payment_id, provider_payment_id, payment_method_id, amount_paise)
      select payment_id, ${second.id}, ${PAYMENT_METHOD_RAZORPAY}, ${second.amount} from booked
    )
    select payment_id from booked`.execute(trx);
  const [booked] = rows;
  if (!booked) return;
  const paymentId = booked.payment_id;
  await requestRefund(trx, { paymentId, amount: 'rest', reason: PAID_TWICE, key: refundKeys.late(paymentId) });
}

/** Further payments of the same order, each to be returned. */
export function secondPayments(db: Db, first: Pick<Payment, 'payment_id' | 'user_id'>) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', first.user_id)
    .where('idempotency_key', 'like', secondKey(first.payment_id, '%'))
    .orderBy('payment_id')
    .execute();
}

const secondKey = (firstPaymentId: number, providerPaymentId: string) =>
  `second-${firstPaymentId}-${providerPaymentId}`;
