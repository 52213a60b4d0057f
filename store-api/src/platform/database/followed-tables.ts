/**
 * The tables behind public answers, and the tags of their changes. A tag is 'kind' or 'kind:part'; a change tagged
 * 'kind' also affects every 'kind:part'. Answers name theirs in `answer-tags.ts`.
 */
export interface FollowedTable {
  /** SQL that selects one tag per row of `{rows}`; without it, `all` is reported. */
  readonly each?: string;
  /** For an update, with `before_rows` and `after_rows`. */
  readonly update?: string;
  /** SQL over `changed_tags`: true when an update may wait for the next poll (250 ms) instead of notifying readers. */
  readonly updateCanWait?: string;
  /** Reported when many rows changed or the table was truncated. */
  readonly all: readonly string[];
}

const whole = (...all: string[]): FollowedTable => ({ all });

/** Listings: whether, where and how a product is shown. */
const LISTS = ['product', 'listing'];
/** Categories carry the number of their products. */
const LISTS_AND_COUNTS = [...LISTS, 'categories'];

/** Rows that show on a product's card or decide which listings it is in. */
const ofProduct = (condition = 'true'): FollowedTable => ({
  each: `select tag from tags_of_products(array(select distinct product_id from {rows} where ${condition})) tag`,
  all: LISTS,
});

/** What a sale changes. */
const COUNTED_DOWN = "array['stock_quantity', 'units_sold']";
/** Columns that only the product page shows; all others count as shown on cards. */
const ON_NO_CARD = `array['meta_keywords', 'short_description', 'full_description', 'delivery_content',
  'furniture_care_content', 'warranty_content', 'disclaimer_content', 'changed_at']`;

/** A test fails until every table has a line here or below. */
export const FOLLOWED: Readonly<Record<string, FollowedTable>> = {
  products: {
    each: `
      select tag from tags_of_products(array(select product_id from {rows})) tag
      union all select unnest(array['categories', 'stock', 'sales'])`,
    update: `
      with compared as materialized (
        select product_id, to_jsonb(earlier) - ${COUNTED_DOWN} as was, to_jsonb(later) - ${COUNTED_DOWN} as is_now,
          (earlier.stock_quantity > 0) is distinct from (later.stock_quantity > 0) as sold_out_or_back,
          earlier.stock_quantity is distinct from later.stock_quantity as stocked,
          earlier.units_sold is distinct from later.units_sold as sold
        from before_rows earlier full join after_rows later using (product_id)
      ),
      altered as materialized (
        select *, is_described and was - ${ON_NO_CARD} is distinct from is_now - ${ON_NO_CARD} as is_shown
        from compared cross join lateral (select was is distinct from is_now as is_described) described
      )
      select tag from tags_of_products(
        array(select product_id from altered where is_shown or sold_out_or_back)
      ) tag
      union select 'product:' || product_id from altered where is_described or stocked
      union select 'categories' from altered where is_shown
        and (was -> 'is_published', was -> 'main_category_id') is distinct from (is_now -> 'is_published', is_now -> 'main_category_id')
      union select 'stock' from altered where stocked
      union select 'sales' from altered where sold`,
    // Notifying takes a global lock: buyers of different products must not wait for each other.
    updateCanWait: `changed_tags && array['stock', 'sales'] and not changed_tags && array['listing:all']`,
    all: [...LISTS_AND_COUNTS, 'stock', 'sales'],
  },
  product_images: ofProduct(),
  product_tags: ofProduct(),
  product_shipping_methods: ofProduct(),
  product_slug_history: ofProduct(),
  product_reviews: ofProduct("status = 'approved'"),
  product_categories: {
    each: `
      select 'product:' || product_id from {rows}
      union select tag from tags_of_categories(array(select category_id from {rows})) tag
      union select 'categories'`,
    all: LISTS_AND_COUNTS,
  },
  categories: whole(...LISTS_AND_COUNTS),
  category_slug_history: whole('listing'),
  vendors: whole(...LISTS),
  product_types: whole(...LISTS),
  materials: whole(...LISTS),
  orientations: whole(...LISTS),
  seaters: whole(...LISTS),
  colors: whole(...LISTS),
  sizes: whole(...LISTS),
  tags: whole(...LISTS),
  shipping_methods: whole('product'),
  search_synonyms: whole('listing'),
  gst_rates: whole('product'),
  images: {
    each: "select unnest(array['product', 'listing', 'categories', 'content']) from {rows}",
    all: ['product', 'listing', 'categories', 'content'],
  },

  // A use is reported only when it exhausts the coupon or frees the last use.
  coupons: {
    each: `select 'offers' from {rows} where advertised`,
    update: `
      select 'offers' from before_rows earlier join after_rows later using (code)
      where (earlier.advertised or later.advertised)
        and (to_jsonb(earlier) - 'uses' is distinct from to_jsonb(later) - 'uses'
          or (earlier.uses >= earlier.use_limit) is distinct from (later.uses >= later.use_limit))`,
    all: ['offers'],
  },

  banners: whole('content:banners'),
  testimonials: whole('content:testimonials'),
  web_pages: whole('content:pages'),
  label_overrides: whole('content:labels'),
  blog_posts: whole('content:posts'),
  blog_comments: { each: `select 'content:comments' from {rows} where status = 'approved'`, all: ['content:comments'] },
  faqs: whole('content:faqs'),

  countries: whole('places'),
  states_provinces: whole('places'),
  cities: whole('places'),
};

/** Reported when another process of the API answers, which may have other settings. */
export const SETTINGS_TAG = 'settings';

/** Maintained by triggers on followed tables, which already report the change. */
const DERIVED = [
  'product_ratings',
  'product_set_changes',
  'product_sets',
  'product_sets_of_options',
  'product_sets_of_words',
  'search_lexemes',
  'search_options',
  'search_words',
];

/** Tables that no public answer depends on directly. */
export const NOT_FOLLOWED: readonly string[] = [
  ...DERIVED,
  'change_horizon',
  'changes',
  'client_reports',
  'coupon_redemptions',
  'digital_files',
  'enquiries',
  'favourites',
  'first_mails',
  'idempotency_keys',
  'installation_secrets',
  'invoice_counters',
  'invoices',
  'kysely_migration',
  'kysely_migration_lock',
  'login_origins',
  'mails',
  'operator_acts',
  'order_items',
  'order_request_lines',
  'order_requests',
  'order_status_history',
  'orders',
  'passkey_challenges',
  'passkeys',
  'password_codes',
  'payment_history',
  'payment_transactions',
  'payments',
  'proven_addresses',
  'rate_limits',
  'samples_filled',
  // The lowered prices are stored and reported in products.
  'promoted_products',
  'promotion_products',
  'promotions',
  'refund_lines',
  'refunds',
  'sandbox_behaviour',
  'sandbox_orders',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_webhooks',
  'sessions',
  'stock_reservations',
  'subscribers',
  'user_addresses',
  'users',
  'webhook_events',
];
