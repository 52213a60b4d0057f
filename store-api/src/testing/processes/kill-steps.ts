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
const attempt = insert('sandbox_payments');
const ledger = insert('payment_transactions');

/** Every write between the reservation and the thank-you page, in the order in which they are made. */
export const KILL_STEPS: readonly KillStep[] = [
  { name: 'the order is drafted', during: 'start', at: [insert('orders')] },
  { name: 'its lines are drafted', during: 'start', at: [insert('order_items')] },
  { name: 'the payment is opened', during: 'start', at: [insert('payments')] },
  { name: 'its history begins', during: 'start', at: [insert('payment_history')] },
  { name: 'the coupon is held', during: 'start', at: [insert('coupon_redemptions')] },
  {
    name: 'the pieces are held',
    during: 'start',
    // What the order held before is let go first.
    at: [{ table: 'stock_reservations', statement: 'delete from "stock_reservations"%' }],
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
  { name: 'the ledger is written', during: 'verify', at: [ledger] },
  { name: 'the payment becomes paid', during: 'verify', at: [update('payments', 'state')] },
  { name: 'its history says so', during: 'verify', at: [insert('payment_history')] },
  { name: 'the order gets its number', during: 'verify', at: [update('orders', 'paid_at')] },
  { name: 'its lines get their status', during: 'verify', at: [update('order_items', 'status_id')] },
  { name: 'its timeline begins', during: 'verify', at: [insert('order_status_history')] },
  { name: 'the coupon is used', during: 'verify', at: [update('coupons', 'uses')] },
  {
    name: 'the reservation ends',
    during: 'verify',
    at: [{ table: 'stock_reservations', statement: 'delete from "stock_reservations"%' }],
  },
  {
    name: 'the pieces are sold',
    during: 'verify',
    at: [{ table: 'products', statement: '%update products set stock_quantity%' }],
  },
  { name: 'the invoice number is taken', during: 'verify', at: [insert('invoice_counters')] },
  { name: 'the invoice is issued', during: 'verify', at: [insert('invoices')] },
  { name: 'the mail is written', during: 'verify', at: [insert('mails')] },
  { name: 'the browser knows that it is paid', during: 'verify', at: 'answered' },
  {
    name: 'the browser’s report is stored',
    during: 'record',
    at: [update('payment_transactions', 'reported_json')],
  },
  { name: 'a webhook alone writes the ledger', during: 'webhook', at: [ledger] },
  { name: 'a webhook alone issues the invoice', during: 'webhook', at: [insert('invoices')] },
  { name: 'the webhook is marked as seen', during: 'webhook', at: [insert('webhook_events')] },
];
