/** Tables that can have millions of rows, and those that every sale reads or writes. */
const LARGE = new Set([
  ...[
    'orders',
    'order_items',
    'order_status_history',
    'order_deliveries',
    'order_requests',
    'order_request_lines',
    'order_notes',
  ],
  ...['payments', 'payment_history', 'payment_transactions', 'refunds', 'refund_lines', 'invoices', 'invoice_pdfs'],
  ...[
    'stock_reservations',
    'coupons',
    'coupon_redemptions',
    'products',
    'product_prices',
    'product_sets',
    'price_history',
  ],
  ...['users', 'user_addresses', 'sessions', 'favourites', 'mails', 'changes', 'idempotency_keys', 'rate_limits'],
  ...['consents', 'webhook_events', 'client_reports', 'operator_acts', 'images', 'enquiries', 'product_reviews'],
]);

/** What reads or writes all rows of a table that it locks, or all of them in one transaction. */
const SLOW: readonly RegExp[] = [
  /create (?:unique )?index (?!concurrently)(?:.*? )??on (?:only )?(?<table>\w+)/,
  /alter table (?:only )?(?<table>\w+) .*\badd (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)\b(?!.*(?:not valid|using index))/,
  /alter table (?:only )?(?<table>\w+) .*\badd (?:column )?\w+ .*(?:references|as \(.*\) stored|default (?!now\(\))[\w.]+\()/,
  /alter table (?:only )?(?<table>\w+) .*\balter (?:column )?\w+ (?:(?:set data )?type|set not null)/,
  /(?:vacuum full|cluster|reindex (?:table|index)(?! concurrently)) (?<table>\w+)/,
  /\b(?:update|delete from) (?:only )?(?<table>\w+)\b(?!.*\b(?:limit|between)\b)/,
];

/** The first of the statements that holds people up where its table is large; null for none. */
export function slowLockIn(statements: readonly string[]): string | null {
  const made = new Set<string>();
  for (const sent of statements) {
    for (const statement of partsOf(sent)) {
      const [, table] = /create table (?:if not exists )?(\w+)/.exec(statement) ?? [];
      if (table) made.add(table);
      const slow = SLOW.map((pattern) => pattern.exec(statement)?.groups?.table).filter((name) => name !== undefined);
      if (slow.some((name) => LARGE.has(name) && !made.has(name))) return sent;
    }
  }
  return null;
}

/** A block's statements are run, a function's are not. */
function partsOf(sent: string): readonly string[] {
  const plain = sent.toLowerCase().replaceAll('public.', '').replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  const isFunction = /^create (?:or replace )?(?:function|procedure|trigger)/;
  if (isFunction.test(plain)) return [];
  return plain
    .replaceAll(/create (?:or replace )?function .*?(\$\w*\$).*?\1/g, '')
    .split(';')
    .map((part) => part.replace(/^ ?(?:do \$\w*\$ )?(?:begin )?/, ''))
    .filter((part) => !isFunction.test(part.trim()));
}
