import type { Write } from './stopped-statement.ts';

/** What the shopper's browser, the provider or the store is doing when the process is killed. */
export type Phase = 'start' | 'window' | 'verify' | 'record' | 'webhook';

/** A moment in a purchase at which the process is killed. */
export interface KillStep {
  readonly name: string;
  readonly during: Phase;
  /** The writes to run up to, one after the other; 'answered': between this phase and the next. */
  readonly at: readonly Write[] | 'answered';
}

const insert = (table: string): Write => ({ table, statement: `insert into "${table}"%` });
const update = (table: string, column: string): Write => ({ table, statement: `update "${table}" set "${column}"%` });
/** A write inside a statement that makes several: all of them, or none. */
const within = (table: string, write: string): Write => ({ table, statement: `%${write}%` });
const attempt = insert('sandbox_payments');
const issue = within('invoices', 'insert into invoices');
const booking = within('payment_transactions', 'insert into payment_transactions');

/** Every write between the reservation and the thank-you page, in the order in which they are made. */
export const KILL_STEPS: readonly KillStep[] = [
  {
    name: 'order, lines, payment and consent are drafted',
    during: 'start',
    at: [within('orders', 'insert into orders')],
  },
  {
    name: 'the coupon is held',
    during: 'start',
    at: [within('coupon_redemptions', 'insert into coupon_redemptions')],
  },
  {
    name: 'the pieces are held',
    during: 'start',
    // The server shows the first 1024 characters of a statement.
    at: [within('stock_reservations', 'with requested as')],
  },
  { name: 'the provider opens its order', during: 'start', at: [insert('sandbox_orders')] },
  {
    name: 'the provider’s order is noted',
    during: 'start',
    at: [insert('sandbox_orders'), update('payments', 'provider_order_id')],
  },
  { name: 'the window is open', during: 'start', at: 'answered' },
  { name: 'the provider takes the money', during: 'window', at: [attempt] },
  { name: 'the provider notes what to report', during: 'window', at: [insert('sandbox_webhooks')] },
  { name: 'the money is taken and not reported', during: 'window', at: 'answered' },
  { name: 'ledger, payment, order and timeline are booked', during: 'verify', at: [booking] },
  {
    name: 'the pieces are sold and their reservation ends',
    during: 'verify',
    at: [within('products', 'update products%set stock_quantity')],
  },
  { name: 'the invoice is owed', during: 'verify', at: [insert('owed_documents')] },
  { name: 'the mail is written', during: 'verify', at: [insert('mails')] },
  { name: 'the invoice number is taken', during: 'verify', at: [insert('invoice_counters')] },
  { name: 'the invoice is issued', during: 'verify', at: [issue] },
  { name: 'the browser knows that it is paid', during: 'verify', at: 'answered' },
  {
    name: 'the browser’s report is stored',
    during: 'record',
    at: [update('payment_transactions', 'reported_json')],
  },
  { name: 'a webhook alone books the sale', during: 'webhook', at: [booking] },
  { name: 'a webhook alone issues the invoice', during: 'webhook', at: [issue] },
  { name: 'the webhook is marked as seen', during: 'webhook', at: [insert('webhook_events')] },
];
