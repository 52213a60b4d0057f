import { sql } from 'kysely';
import { continueNumbering } from '../../src/platform/database/continue-numbering.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import { withoutIndexes } from './without-indexes.ts';

const BATCH = 500_000;
/** The tables that grow with orders. */
export const TABLES_OF_ORDERS = [
  'users',
  'orders',
  'order_items',
  'order_status_history',
  'payments',
  'payment_history',
  'payment_transactions',
  'invoices',
  'mails',
] as const;

/**
 * Fills an empty store of `products` up to `orders` orders of a year, ten a person, one of 33 unpaid, the last unpaid ones and
 * the last 20,000 mails still to do: rows of the lengths of a shop, in the order of time, by the server itself. Needs a superuser,
 * since triggers and foreign keys rest.
 */
export async function fillOrders(db: Db, orders: number, products: number, onProgress: (done: string) => void) {
  await withoutIndexes(db, TABLES_OF_ORDERS, onProgress, async () => {
    for (let from = 1; from <= orders; from += BATCH) {
      const until = Math.min(from + BATCH - 1, orders);
      await db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        for (const statement of statements({ from, until, orders, products })) await statement.execute(trx);
      });
      onProgress(`${until} orders`);
    }
  });
  await sql`
    insert into invoice_counters
    select 'invoice', financial_year, max(sequence) from invoices group by financial_year
    on conflict do nothing`.execute(db);
  await continueNumbering(db, 'users', 'user_id');
  await continueNumbering(db, 'orders', 'order_id');
  await continueNumbering(db, 'order_items', 'order_item_id');
  await continueNumbering(db, 'order_status_history', 'order_status_history_id');
  await continueNumbering(db, 'payments', 'payment_id');
  await continueNumbering(db, 'payment_history', 'payment_history_id');
  await continueNumbering(db, 'payment_transactions', 'payment_transaction_id');
  await continueNumbering(db, 'invoices', 'invoice_id');
  await continueNumbering(db, 'mails', 'mail_id');
  // The planner's statistics, and the visibility map of index-only scans.
  await sql`vacuum analyze`.execute(db);
}

interface Part {
  readonly from: number;
  readonly until: number;
  readonly orders: number;
  readonly products: number;
}

function statements({ from, until, orders, products }: Part) {
  const at = sql`(now() - (${orders}::integer - n) * (interval '365 days' / ${orders}::integer))`;
  const isPaid = sql`(n % 33 <> 0)`;
  const isNew = sql`(n > ${orders - 20_000}::integer)`;
  // A fifth of what is sold are a thousand products.
  const product = (salt: number) =>
    sql`(1 + case when n % 5 = 0 then (n * 7919::bigint + ${salt}::integer) % 1000 else (n * 104729::bigint + ${salt}::integer) % ${products}::integer end)`;
  const n = sql`generate_series(${from}::integer, ${until}::integer) as n`;
  return [
    sql`
      insert into users (user_id, first_name, last_name, email_address, email_key, password_hash, mobile_no, address_line_one,
        city_id, state_province_id, postal_code, country_id)
      overriding system value
      select n / 10, 'Asha', 'Rao ' || n / 10, 'buyer' || n / 10 || '@example.com', 'buyer' || n / 10 || '@example.com', '',
        (9000000000 + n / 10)::text, '12 Lake View Road', city_id, cities.state_province_id, '560001', country_id
      from ${n}, lateral (select city_id, state_province_id from cities order by city_id offset 3 limit 1) cities
        join states_provinces using (state_province_id)
      where n % 10 = 0`,
    sql`
      insert into orders (order_id, user_id, order_number, status_id, created_at, paid_at, items_paise, discount_paise,
        shipping_paise, tax_paise, total_paise, order_note, contact_email, buyer_gstin, delivery_name, delivery_phone,
        delivery_address, delivery_city_id, delivery_state_id, delivery_postal_code, arrival_days)
      overriding system value
      select n, 1 + n % (${orders}::integer / 10), case when ${isPaid} then to_char(${at}, 'YYMM-') || lpad(n::text, 8, '0') end,
        case when not ${isPaid} then null when ${isNew} then 2 else 3 end, ${at}, case when ${isPaid} then ${at} end,
        1180000, 0, 0, 180000, 1180000, '', 'buyer' || 1 + n % (${orders}::integer / 10) || '@example.com', '',
        'Asha Rao ' || 1 + n % (${orders}::integer / 10), (9000000000 + 1 + n % (${orders}::integer / 10))::text,
        '12 Lake View Road', city_id, state_province_id, '560001', 9
      from ${n}, lateral (select city_id, state_province_id from cities order by city_id offset 3 limit 1) city`,
    sql`
      insert into order_items (order_item_id, order_id, product_id, product_name, quantity, price_paise, discounted_price_paise,
        amount_paise, coupon_share_paise, shipping_paise, charged_paise, hsn_code, gst_rate, taxable_paise, cgst_paise, sgst_paise,
        igst_paise, is_digital, status_id, is_returnable)
      overriding system value
      select n, n, ${product(1)}, 'Sheesham Three Seater Sofa', 1, 1180000, 1180000, 1180000, 0, 0, 1180000, '94016100', 1800,
        1000000, 90000, 90000, 0, false, case when not ${isPaid} then null when ${isNew} then 2 else 3 end, true
      from ${n}`,
    sql`
      insert into order_status_history (order_status_history_id, order_id, status_id, at)
      overriding system value select n, n, 2, ${at} from ${n} where ${isPaid}`,
    sql`
      insert into payments (payment_id, order_id, user_id, state, amount_paise, provider, provider_order_id, provider_payment_id,
        idempotency_key, fingerprint, created_at, updated_at, ask_at)
      overriding system value
      select n, n, 1 + n % (${orders}::integer / 10),
        case when ${isPaid} then 'paid' when ${isNew} then 'created' when n % 2 = 0 then 'failed' else 'expired' end, 1180000,
        'razorpay', 'order_' || n, case when ${isPaid} then 'pay_' || n end, n::text, '', ${at}, ${at},
        case when not ${isPaid} and n > ${orders - 100_000}::integer then ${at} end
      from ${n}`,
    sql`
      insert into payment_history (payment_history_id, payment_id, from_state, to_state, cause, at)
      overriding system value select n, n, 'created', 'paid', 'captured', ${at} from ${n} where ${isPaid}`,
    sql`
      insert into payment_transactions (payment_transaction_id, payment_id, provider_payment_id, payment_method_id, amount_paise,
        created_at)
      overriding system value select n, n, 'pay_' || n, 1, 1180000, ${at} from ${n} where ${isPaid}`,
    sql`
      insert into invoices (invoice_id, number, kind, order_id, financial_year, sequence, issued_at, document)
      overriding system value
      select n, 'INV/25/' || lpad(n::text, 9, '0'), 'invoice', n, '25-26', n, ${at},
        '{"buyer":{"gstin":""},"placeOfSupply":{"stateCode":"29","stateName":"Karnataka"},"lines":[{"item":' || n || ',"hsn":"94016100","quantity":1,"taxable":1000000,"rate":1800,"cgst":90000,"sgst":90000,"igst":0,"total":1180000}]}'
      from ${n} where ${isPaid}`,
    sql`
      insert into mails (mail_id, mail_key, template, language, recipient, facts, state, attempts, next_attempt_at, created_at,
        sent_at, user_id, order_id, day_limit)
      overriding system value
      select n, 'order-confirmed-' || n, 'order-confirmed', 'en', 'buyer' || 1 + n % (${orders}::integer / 10) || '@example.com',
        '{}', case when ${isNew} then 'waiting' else 'sent' end, case when ${isNew} then 0 else 1 end, ${at}, ${at},
        case when ${isNew} then null else ${at} end, 1 + n % (${orders}::integer / 10), n, 20
      from ${n} where ${isPaid}`,
  ];
}
