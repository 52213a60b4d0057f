/** Coupons, orders, payments with the sandbox's books, invoices, and what comes after a sale. */
export const checkout = `
-- value: hundredths of a percent for kind 'percent', paise for 'fixed'. uses counts what is held or used. A coupon that was ended
-- stays, since orders refer to it.
create table coupons (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percent', 'fixed')),
  value integer not null check (value > 0),
  first_order_only boolean not null default false,
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  cap_paise bigint check (cap_paise > 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  use_limit integer check (use_limit > 0),
  uses integer not null default 0,
  active boolean not null default true,
  per_person_limit integer check (per_person_limit > 0),
  created_at timestamptz not null default now(),
  advertised boolean not null default false,
  check (uses >= 0 and (use_limit is null or uses <= use_limit)),
  check (valid_until > valid_from)
);
-- 5 % on the first order; 10 % from Rs. 25,000, at most Rs. 3,000.
insert into coupons (code, kind, value, first_order_only, minimum_paise, cap_paise, valid_from, advertised) values
  ('NEW5', 'percent', 500, true, 0, null, '2023-01-01T00:00:00Z', true),
  ('FIRST10', 'percent', 1000, true, 2500000, 300000, '2023-01-01T00:00:00Z', true);

-- An order is written when its payment starts and shown to the shopper once paid: until then it has no number. language is the one
-- the shopper bought in: what is written to them about it is in the same.
create table orders (
  order_id integer generated always as identity primary key,
  user_id integer not null references users,
  order_number text unique,
  status_id smallint check (status_id between 1 and 5),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  items_paise bigint not null,
  discount_paise bigint not null,
  shipping_paise bigint not null,
  tax_paise bigint not null,
  total_paise bigint not null,
  coupon_code text references coupons,
  order_note text not null,
  contact_email text not null,
  buyer_gstin text not null,
  delivery_name text not null,
  delivery_phone text not null,
  delivery_address text not null,
  delivery_city_id integer references cities,
  delivery_state_id integer not null references states_provinces,
  delivery_postal_code text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  check (total_paise = items_paise - discount_paise + shipping_paise),
  check ((paid_at is null) = (order_number is null) and (paid_at is null) = (status_id is null))
);
-- The provider takes no payment below one rupee. Orders of an earlier release stay.
alter table orders add constraint orders_cost_a_rupee check (total_paise >= 100) not valid;
create index orders_of_user on orders (user_id, paid_at desc) where paid_at is not null;
create index orders_by_coupon_code on orders (coupon_code);
create index orders_by_delivery_city_id on orders (delivery_city_id);
create index orders_by_delivery_state_id on orders (delivery_state_id);

-- What was sold as it was sold: name, price, tax and whether it may come back do not follow later changes of the catalogue.
create table order_items (
  order_item_id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer not null references products,
  product_name text not null,
  quantity integer not null check (quantity > 0),
  price_paise bigint not null,
  discounted_price_paise bigint not null,
  amount_paise bigint not null,
  coupon_share_paise bigint not null,
  shipping_paise bigint not null,
  charged_paise bigint not null,
  hsn_code text not null,
  gst_rate integer not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  is_digital boolean not null,
  status_id smallint check (status_id between 1 and 5),
  is_returnable boolean not null,
  unique (order_id, product_id),
  check (charged_paise = amount_paise - coupon_share_paise + shipping_paise),
  check (charged_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);
create index order_items_by_product_id on order_items (product_id);

create table order_status_history (
  order_status_history_id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  status_id smallint not null check (status_id between 1 and 5),
  reason text not null default '',
  at timestamptz not null default now()
);
create index order_status_history_of_order on order_status_history (order_id);

-- When an order is expected, and with whom it travels.
create table order_deliveries (
  order_id integer primary key references orders on delete cascade,
  expected_on date,
  dispatched_at timestamptz,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '' check (tracking_url = '' or tracking_url like 'https://%')
);

-- Pieces kept aside while their payment is open. A row past expires_at keeps nothing aside.
create table stock_reservations (
  order_id integer not null references orders on delete cascade,
  product_id integer not null references products,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (order_id, product_id)
);
create index stock_reservations_of_product on stock_reservations (product_id);

-- first_order is copied from the coupon so that an index can hold a person to one first order.
create table coupon_redemptions (
  order_id integer primary key references orders on delete cascade,
  code text not null references coupons,
  user_id integer not null references users,
  first_order boolean not null,
  redeemed_at timestamptz not null default now()
);
create unique index one_first_order on coupon_redemptions (user_id) where first_order;
create index coupon_redemptions_of_user on coupon_redemptions (user_id, code);
create index coupon_redemptions_by_code on coupon_redemptions (code);

-- One payment per order, retried on the same provider order. A purchase is known by the shopper's own key. ask_at is when the
-- provider is queried about it next: null is never. A person has at most one purchase under way.
create table payments (
  payment_id integer generated always as identity primary key,
  order_id integer not null unique references orders on delete cascade,
  user_id integer not null references users,
  state text not null default 'created' check (state in
    ('created', 'authorized', 'paid', 'failed', 'expired', 'refund-due', 'partly-refunded', 'refunded')),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR',
  provider text not null,
  provider_order_id text unique,
  provider_payment_id text unique,
  idempotency_key text not null,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ask_at timestamptz default now() + interval '15 minutes',
  asks smallint not null default 0,
  under_way boolean not null default false,
  unique (user_id, idempotency_key)
);
create unique index one_purchase_under_way on payments (user_id) where under_way;
create index payments_open_to_ask on payments (asks, ask_at)
  where state in ('created', 'authorized') and ask_at is not null;
create index payments_ended_to_ask on payments (ask_at) where state in ('failed', 'expired') and ask_at is not null;
create index payments_refund_due on payments (updated_at) where state = 'refund-due';
-- What is deleted after its time is found by its age.
create index payments_ended on payments (updated_at) where state in ('failed', 'expired');

create table payment_history (
  payment_history_id integer generated always as identity primary key,
  payment_id integer not null references payments on delete cascade,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null default now()
);
create index payment_history_of_payment on payment_history (payment_id);
-- Metrics count the checkouts of the last hour.
create index payment_history_at on payment_history (at);

-- The ledger: one row per payment that captured money.
create table payment_transactions (
  payment_transaction_id integer generated always as identity primary key,
  payment_id integer not null unique references payments on delete cascade,
  provider_payment_id text not null unique,
  payment_method_id smallint not null,
  amount_paise bigint not null,
  reported_json text,
  created_at timestamptz not null default now()
);

-- Events received by webhook; an event in this table has had its effect.
create table webhook_events (
  event_id text primary key,
  event text not null,
  received_at timestamptz not null default now()
);
create index webhook_events_by_age on webhook_events (received_at);

-- Asked for once per request_key, whatever happens between the asking and the provider's answer. A refused one says why.
create table refunds (
  refund_id integer generated always as identity primary key,
  payment_id integer not null references payments,
  request_key text not null unique,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'processed', 'failed')),
  provider_refund_id text unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  fault text not null default ''
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_to_do on refunds (next_attempt_at) where state = 'requested';

-- Of a refund for certain pieces: what of it is for which article. A refund without such lines is for the order.
create table refund_lines (
  refund_id integer not null references refunds on delete cascade,
  order_item_id integer not null references order_items,
  quantity integer not null check (quantity > 0),
  discount_paise bigint not null,
  shipping_paise bigint not null,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (refund_id, order_item_id)
);
create index refund_lines_by_order_item_id on refund_lines (order_item_id);

-- Cancellations and returns that shoppers ask for.
create table order_requests (
  order_request_id integer generated always as identity primary key,
  reference_number text not null unique,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('cancel', 'return')),
  state text not null check (state in ('open', 'accepted', 'refused', 'done')),
  reason text not null,
  answer text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A cancellation has its effect at once.
  check (kind = 'return' or state = 'done')
);
create index order_requests_of_order on order_requests (order_id);
create unique index one_cancellation on order_requests (order_id) where kind = 'cancel';
create index order_requests_to_do on order_requests (order_request_id) where state in ('open', 'accepted');
create table order_request_lines (
  order_request_id integer not null references order_requests on delete cascade,
  order_item_id integer not null references order_items on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (order_request_id, order_item_id)
);
create index order_request_lines_of_item on order_request_lines (order_item_id);

-- One row per series and financial year. Taking a number locks it until the transaction ends, which is what makes the series
-- gap-free: a number that is not used after all is given back by the rollback.
create table invoice_counters (
  series text not null,
  financial_year text not null,
  last_number integer not null,
  primary key (series, financial_year)
);
-- What was issued is kept as it was said, whatever changes in the catalogue or the settings later. Documents of sandbox payments
-- have separate series: no tax document of the store may be missing or invented.
create table invoices (
  invoice_id integer generated always as identity primary key,
  number text not null unique check (char_length(number) <= 16),
  kind text not null check (kind in ('invoice', 'credit-note')),
  order_id integer not null references orders,
  refund_id integer unique references refunds,
  financial_year text not null,
  sequence integer not null,
  issued_at timestamptz not null,
  document text not null,
  is_test boolean not null default false,
  unique (kind, is_test, financial_year, sequence),
  check ((kind = 'credit-note') = (refund_id is not null))
);
create unique index one_invoice_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_of_order on invoices (order_id);
-- Reports of sales and tax are about the documents of a period.
create index invoices_by_time on invoices (issued_at);

-- The sandbox's own books: what a real provider would keep on its side.
create table sandbox_orders (
  id text primary key,
  amount bigint not null,
  currency text not null,
  receipt text,
  notes text not null default '{}',
  status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
create table sandbox_payments (
  id text primary key,
  order_id text not null references sandbox_orders,
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('authorized', 'captured', 'failed')),
  created_at timestamptz not null default now()
);
-- An order is captured once, however often its window is answered.
create unique index sandbox_captured_once on sandbox_payments (order_id) where status = 'captured';
create index sandbox_payments_by_order_id on sandbox_payments (order_id);
create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments,
  amount bigint not null check (amount > 0),
  receipt text unique,
  status text not null check (status in ('pending', 'processed', 'failed')),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_by_payment_id on sandbox_refunds (payment_id);
-- One row per delivery to be made: an event delivered twice has two, with the same event_id.
create table sandbox_webhooks (
  delivery_id integer generated always as identity primary key,
  event_id text not null,
  event text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_webhooks_to_do on sandbox_webhooks (next_attempt_at) where delivered_at is null;
create index sandbox_webhooks_delivered on sandbox_webhooks (delivered_at) where delivered_at is not null;
create table sandbox_behaviour (
  only_row boolean primary key default true check (only_row),
  behaviour text not null
);
`;
