import type { Selectable } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { plain } from 'shared-contracts/server-kit/plain';
import { command } from '../../../platform/command-line/command.ts';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { withCopies } from '../../../platform/mail/mail-copies.ts';
import { mailKey } from '../../../platform/mail/queue-mail.ts';
import { indianTime } from '../../../platform/time.ts';
import {
  moneyReturned,
  orderAddressChanged,
  orderConfirmed,
  orderDispatched,
  paymentFailed,
} from '../../mails/order-mails.ts';
import { decisionKey, orderRequested, orderRequestForStore } from '../../mails/order-request-mails.ts';
import { statusName } from '../../orders/order-status.ts';
import { soldItems } from '../../orders/sold-items.ts';
import { secondPayments } from '../../payments/return-second.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';

type Order = Selectable<Database['orders']>;

const rupees = (amount: number) => formatRupees(paise(amount));

/** Of the buyer only what delivering and answering takes. Times are India's. */
export const showOrder = command({
  name: 'orders show',
  summary: 'One order in full, by its number or id: lines, payment, history, invoices, mails.',
  words: { order: ORDER },
  examples: ['KC-2611-000123'],
  async *run({ db }, { order: name }) {
    const order = await findOrder(db, name);
    yield* head(order, await placeOf(db, order));
    yield* await lines(db, order);
    const payment = await paymentOf(db, order.order_id);
    yield* paymentLines(payment);
    yield* await history(db, order);
    yield* await deliveryLines(db, order);
    yield* await noteLines(db, order);
    const requests = await requestsOf(db, order);
    yield* requestLines(requests);
    yield* await invoices(db, order);
    yield* await mails(db, order, payment, requests);
  },
});

function placeOf(db: Db, order: Order) {
  return db
    .selectFrom('states_provinces')
    .leftJoin('cities', (join) => join.on('cities.city_id', '=', order.delivery_city_id))
    .select(['state_name', 'city_name'])
    .where('states_provinces.state_province_id', '=', order.delivery_state_id)
    .executeTakeFirstOrThrow();
}

function head(order: Order, place: { readonly state_name: string; readonly city_name: string | null }): string[] {
  const address = [
    order.delivery_address,
    place.city_name ?? order.delivery_city_name ?? '',
    place.state_name,
    order.delivery_postal_code,
  ];
  const optional = (label: string, text: string) => (text === '' ? [] : [`${label}${plain(text)}`]);
  return [
    `${orderName(order)}  ${order.status_id === null ? 'not paid' : statusName(order.status_id)}  ${indianTime(order.created_at)}`,
    `Buyer:    ${plain(order.delivery_name)}, ${plain(order.contact_email)}`,
    ...optional('Phone:    ', order.delivery_phone),
    `Address:  ${plain(address.filter(Boolean).join(', '))}`,
    ...optional('GSTIN:    ', order.buyer_gstin),
    ...optional('Note:     ', order.order_note),
  ];
}

async function lines(db: Db, order: Order): Promise<string[]> {
  const items = await soldItems(db, order.order_id);
  const coupon = order.coupon_code === null ? '' : ` (${order.coupon_code})`;
  return [
    'Lines:',
    ...items.map((item) => {
      const status = item.status_id === null ? '' : `  ${statusName(item.status_id)}`;
      return `  ${item.quantity} × ${plain(item.product_name)} (product ${item.product_id})  ${rupees(item.amount_paise)}${status}`;
    }),
    `  Discount${coupon} ${rupees(order.discount_paise)}, shipping ${rupees(order.shipping_paise)}, total ${rupees(order.total_paise)} with GST ${rupees(order.tax_paise)}`,
  ];
}

async function paymentOf(db: Db, orderId: number) {
  const paid = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const of = paid.payment_id;
  const [steps, refunds, seconds] = await Promise.all([
    db.selectFrom('payment_history').selectAll().where('payment_id', '=', of).orderBy('payment_history_id').execute(),
    db.selectFrom('refunds').selectAll().where('payment_id', '=', of).orderBy('refund_id').execute(),
    secondPayments(db, paid),
  ]);
  return { paid, steps, refunds, seconds };
}

type PaymentOfOrder = Awaited<ReturnType<typeof paymentOf>>;

function paymentLines({ paid, steps, refunds, seconds }: PaymentOfOrder): string[] {
  const ids = [paid.provider_order_id, paid.provider_payment_id].filter((id) => id !== null);
  return [
    `Payment:  ${paid.state}, ${rupees(paid.amount_paise)}, ${[paid.provider, ...ids].join(' ')}`,
    ...steps.map((step) => `  ${indianTime(step.at)}  ${step.to_state} (${step.cause})`),
    ...refunds.map(
      (refund) =>
        `  ${indianTime(refund.created_at)}  refund of ${rupees(refund.amount_paise)} ${refund.state}, ${refund.request_key}, attempts: ${refund.attempts}: ${plain(refund.reason)}`,
    ),
    ...seconds.map(
      (second) =>
        `  ${indianTime(second.created_at)}  paid a second time, ${rupees(second.amount_paise)}, ${second.provider_payment_id}: ${second.state} as order ${second.order_id}`,
    ),
  ];
}

async function history(db: Db, order: Order): Promise<string[]> {
  const steps = await db
    .selectFrom('order_status_history')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .orderBy('order_status_history_id')
    .execute();
  if (steps.length === 0) return [];
  const spell = (step: (typeof steps)[number]) => {
    const reason = step.reason === '' ? '' : `: ${plain(step.reason)}`;
    return `  ${indianTime(step.at)}  ${statusName(step.status_id)}${reason}`;
  };
  return ['Order:', ...steps.map(spell)];
}

async function deliveryLines(db: Db, { order_id }: Order): Promise<string[]> {
  const found = await db.selectFrom('order_deliveries').selectAll().where('order_id', '=', order_id).executeTakeFirst();
  if (!found) return [];
  const parcel = [found.carrier, found.tracking_number, found.tracking_url].filter(Boolean).map(plain);
  return [
    ...(found.expected_on === null ? [] : [`Expected: ${found.expected_on}`]),
    ...(found.dispatched_at === null ? [] : [`Left:     ${[indianTime(found.dispatched_at), ...parcel].join('  ')}`]),
  ];
}

function notesOf(db: Db, { order_id }: Order) {
  return db.selectFrom('order_notes').selectAll().where('order_id', '=', order_id).orderBy('order_note_id').execute();
}

async function noteLines(db: Db, order: Order): Promise<string[]> {
  const notes = await notesOf(db, order);
  return notes.map(({ at, noted_by, note }) => `Noted:    ${indianTime(at)}  ${plain(noted_by)}: ${plain(note)}`);
}

function requestsOf(db: Db, order: Order) {
  return db
    .selectFrom('order_requests')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .orderBy('order_request_id')
    .execute();
}

type Requests = Awaited<ReturnType<typeof requestsOf>>;

function requestLines(requests: Requests): string[] {
  return requests.map(
    (request) =>
      `Request:  ${request.reference_number}  ${request.kind}  ${request.state}  ${indianTime(request.created_at)}`,
  );
}

async function invoices(db: Db, order: Order): Promise<string[]> {
  const issued = await db
    .selectFrom('invoices')
    .select(['number', 'issued_at'])
    .where('order_id', '=', order.order_id)
    .orderBy('invoice_id')
    .execute();
  const owed = await db
    .selectFrom('owed_documents')
    .select('owed_at')
    .where('order_id', '=', order.order_id)
    .orderBy('owed_document_id')
    .execute();
  return [
    ...issued.map((invoice) => `Document: ${invoice.number}  ${indianTime(invoice.issued_at)}`),
    ...owed.map(({ owed_at }) => `Document: being numbered  ${indianTime(owed_at)}`),
  ];
}

async function mails(db: Db, order: Order, { paid, refunds }: PaymentOfOrder, requests: Requests): Promise<string[]> {
  const keys = [
    mailKey(orderConfirmed, order.order_id),
    mailKey(orderDispatched, order.order_id),
    mailKey(paymentFailed, paid.payment_id),
    ...(await notesOf(db, order)).map(({ order_note_id }) => mailKey(orderAddressChanged, order_note_id)),
    ...refunds.map((refund) => mailKey(moneyReturned, refund.refund_id)),
    ...requests.flatMap(({ order_request_id: id }) => [
      mailKey(orderRequested, id),
      mailKey(orderRequestForStore, id),
      ...(['accepted', 'refused', 'done'] as const).map((decision) => decisionKey(decision, id)),
    ]),
  ];
  const written = await db
    .selectFrom('mails')
    .select(['mail_id', 'mail_key', 'template', 'state', 'created_at', 'recipient', 'fault', 'bounced_at'])
    // Mails of an earlier release do not name their order.
    .where((row) => row.or([row('mail_key', 'in', keys), row('order_id', '=', order.order_id)]))
    .orderBy('mail_id')
    .execute();
  const again = withCopies(written)
    .flatMap((of) => of.slice(-1))
    .filter(({ state, recipient }) => recipient !== '' && NOT_ARRIVED.includes(state));
  return [
    ...written.map((mail) => {
      const to = mail.recipient === '' ? '' : ` to ${plain(mail.recipient)}`;
      const why = mail.fault === '' ? '' : `: ${plain(mail.fault)}`;
      const state = mail.bounced_at === null ? mail.state : 'bounced';
      return `Mail:     ${mail.mail_id}  ${mail.template}  ${state}  ${indianTime(mail.created_at)}${to}${why}`;
    }),
    ...(again.length === 0
      ? []
      : [
          `  Send again: 'mails send ${again.map((mail) => mail.mail_id).join(' ')}', or to another address: 'orders email ${orderName(order)} ADDRESS'`,
        ]),
  ];
}

const NOT_ARRIVED: readonly string[] = ['held', 'unsure', 'given-up'];
