import type { Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { asQueued, queueMail, queueMails } from '../../platform/mail/queue-mail.ts';
import { addressTexts } from '../../platform/places/translated-texts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { DAY_MS } from '../../platform/time.ts';
import { translateAnswer } from '../../platform/translations/translate-answer.ts';
import { oweCreditNote, oweInvoice } from '../invoices/owe-document.ts';
import { type PaidOrder, readPaidOrder } from '../invoices/read-paid-order.ts';
import { unissuedInvoice } from '../invoices/unissued-invoice.ts';
import { isMadeToOrder } from '../orders/order-status.ts';
import { namesIn } from '../orders/sold-items.ts';
import type { PaymentListener } from '../payments/payment-context.ts';
import { orderForStore } from './order-for-store.ts';
import { moneyReturned, orderConfirmed, paymentFailed } from './order-mails.ts';

/** When a mail leaves at last whose document got no number: an earlier release would send it without. */
const LONGEST_NUMBERING_MS = DAY_MS;

/** Notes the tax document that is owed and queues the mail, which waits for the number; see `tellNumbers`. */
export function documentsAndMails(settings: Pick<Settings, 'store'>, now: () => Date): PaymentListener {
  const onceNumbered = () => new Date(now().getTime() + LONGEST_NUMBERING_MS);
  return {
    async onPaid(trx, orderId) {
      const order = await readPaidOrder(trx, orderId);
      const names = await namesIn(trx, order.language, order.items);
      const isCarried = order.items.some((item) => !item.is_digital);
      await oweInvoice(trx, unissuedInvoice(order, names, settings.store), { orderId, now: now() });
      const facts = {
        orderNumber: order.order_number,
        name: order.delivery_name,
        total: order.total_paise,
        lines: order.items.map((line, index) => ({
          name: names[index] ?? '',
          quantity: line.quantity,
          total: line.amount_paise,
        })),
        discount: order.discount_paise,
        delivery: order.shipping_paise,
        couponCode: order.coupon_code ?? '',
        invoiceNumber: '',
        isNumbered: false,
        address: isCarried ? await addressIn(trx, order.language, order) : '',
        placedAt: (order.paid_at ?? now()).toISOString(),
        arrivalDays: order.arrival_days,
        isMadeToOrder: isMadeToOrder(order),
      };
      // In English, with the names that the store gave its products.
      const forStore = {
        orderNumber: order.order_number,
        name: order.delivery_name,
        total: order.total_paise,
        lines: order.items.map((item) => ({ name: item.product_name, quantity: item.quantity })),
        place: isCarried ? [order.city_name, order.state_name].filter(Boolean).join(', ') : '',
      };
      const toStore = { orderId, to: settings.store.email, userId: order.user_id, language: 'en' } as const;
      const mails = [
        asQueued(orderConfirmed, { about: orderId, ...toBuyer(order), facts, notBefore: onceNumbered() }),
        asQueued(orderForStore, { about: orderId, ...toStore, facts: forStore }),
      ];
      await queueMails(trx, mails, now());
    },

    async onRefunded(trx, refund) {
      const { order_id } = await trx
        .selectFrom('payments')
        .select('order_id')
        .where('payment_id', '=', refund.payment_id)
        .executeTakeFirstOrThrow();
      const order = await orderOf(trx, order_id);
      const isOwed = await oweCreditNote(trx, refund, now());
      const facts = {
        name: order.delivery_name,
        orderNumber: order.order_number ?? '',
        amount: refund.amount_paise,
        reason: refund.reason,
        creditNoteNumber: '',
        isNumbered: !isOwed,
      };
      const mail = { about: refund.refund_id, ...toBuyer(order), facts };
      await queueMail(trx, moneyReturned, isOwed ? { ...mail, notBefore: onceNumbered() } : mail, now());
    },

    async onFailed(trx, payment) {
      const order = await orderOf(trx, payment.order_id);
      const facts = { name: order.delivery_name, total: order.total_paise };
      await queueMail(trx, paymentFailed, { about: payment.payment_id, ...toBuyer(order), facts }, now());
    },
  };
}

/** '12 Lake View Road, Bengaluru, Karnataka 560001' */
export function addressOf(order: PaidOrder): string {
  const place = `${order.state_name} ${order.delivery_postal_code}`;
  return [order.delivery_address, order.city_name, place].filter(Boolean).join(', ');
}

/** With the names of its places in the reader's language, where the store has them. */
export async function addressIn(trx: Db, language: string, order: PaidOrder): Promise<string> {
  const places = { StateName: order.state_name, CityName: order.city_name ?? '' };
  const { StateName, CityName } = await translateAnswer(trx, language, places, addressTexts);
  return addressOf({ ...order, state_name: StateName, city_name: CityName });
}

function orderOf(trx: Db, orderId: number) {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}

export function toBuyer(
  order: Pick<Selectable<Database['orders']>, 'order_id' | 'contact_email' | 'user_id' | 'language'>,
) {
  const { order_id: orderId, contact_email: to, user_id: userId, language } = order;
  return { orderId, to, userId, language };
}
