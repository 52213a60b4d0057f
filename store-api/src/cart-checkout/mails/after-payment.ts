import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { mailKeys } from '../../platform/mail/mail-keys.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { PaymentDesk } from '../payments/ask-provider.ts';

/** What money that has come or gone sets off, in the transaction that books it: a tax document and a mail. */
export function afterPayment(
  store: StoreFacts,
  now: () => Date,
): Pick<PaymentDesk, 'onPaid' | 'onRefunded' | 'onFailed'> {
  return {
    async onPaid(trx, orderId) {
      const order = await orderOf(trx, orderId);
      const lines = await trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).execute();
      const carried = lines.some((line) => !line.is_digital);
      // Last of all: the next order's invoice waits for this transaction from here on.
      const invoiceNumber = await issueInvoice(trx, { orderId, store, now: now() });
      await queueMail(
        trx,
        {
          key: mailKeys.orderConfirmed(orderId),
          to: order.contact_email,
          userId: order.user_id,
          language: order.language,
          message: {
            template: 'order-confirmed',
            facts: {
              orderNumber: order.order_number ?? '',
              name: order.delivery_name,
              total: order.total_paise,
              lines: lines.map((line) => ({
                name: line.product_name,
                quantity: line.quantity,
                total: line.charged_paise,
              })),
              invoiceNumber,
              address: carried ? `${order.delivery_address}, ${order.delivery_postal_code}` : '',
            },
          },
        },
        now(),
      );
    },

    async onRefunded(trx, refund) {
      const payment = await trx
        .selectFrom('payments')
        .select('order_id')
        .where('payment_id', '=', refund.payment_id)
        .executeTakeFirstOrThrow();
      const order = await orderOf(trx, payment.order_id);
      const creditNoteNumber = (await issueCreditNote(trx, { refund, now: now() })) ?? '';
      await queueMail(
        trx,
        {
          key: mailKeys.moneyReturned(refund.refund_id),
          to: order.contact_email,
          userId: order.user_id,
          language: order.language,
          message: {
            template: 'money-returned',
            facts: {
              name: order.delivery_name,
              orderNumber: order.order_number ?? '',
              amount: refund.amount_paise,
              reason: refund.reason,
              creditNoteNumber,
            },
          },
        },
        now(),
      );
    },

    async onFailed(trx, payment) {
      const order = await orderOf(trx, payment.order_id);
      await queueMail(
        trx,
        {
          key: mailKeys.paymentFailed(payment.payment_id),
          to: order.contact_email,
          userId: order.user_id,
          language: order.language,
          message: {
            template: 'payment-failed',
            facts: { name: order.delivery_name, total: order.total_paise },
          },
        },
        now(),
      );
    },
  };
}

function orderOf(trx: Kysely<Database>, orderId: number) {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}
