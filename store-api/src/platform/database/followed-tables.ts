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

/** Rows that only the product's page shows. */
const ofProductPage = (condition = 'true'): FollowedTable => ({
  each: `select 'product:' || product_id from {rows} where ${condition}`,
  all: ['product'],
});

const ofFamilies = (ids: string) =>
  `select tag from tags_of_products(array(select product_id from product_family_members where family_id in (${ids}))) tag`;

/** What sales and the ranking of best-sellers change. */
const COUNTED = "array['stock_quantity', 'units_sold', 'ranked_units']";
/** Columns that only the product page shows; all others count as shown on cards. */
const ON_NO_CARD = `array['meta_keywords', 'short_description', 'full_description', 'delivery_content',
  'furniture_care_content', 'warranty_content', 'disclaimer_content', 'changed_at', 'importer_id', 'month', 'mrp_paise']`;

/** A test fails until every table has a line here or below. */
export const FOLLOWED: Readonly<Record<string, FollowedTable>> = {
  products: {
    each: `
      select tag from tags_of_products(array(select product_id from {rows})) tag
      union all select unnest(array['categories', 'stock', 'sales'])`,
    update: `
      with compared as materialized (
        select product_id,
          -- Most updates are sales: a comparison of rows costs a tenth of what making them JSON does.
          case when earlier.product_id is null or later.product_id is null then true
            else earlier is distinct from jsonb_populate_record(
              later, jsonb_build_object('stock_quantity', earlier.stock_quantity,
                'units_sold', earlier.units_sold, 'ranked_units', earlier.ranked_units)
            )
          end as is_described,
          (earlier.stock_quantity > 0) is distinct from (later.stock_quantity > 0) as sold_out_or_back,
          earlier.stock_quantity is distinct from later.stock_quantity as stocked,
          earlier.ranked_units is distinct from later.ranked_units as ranked
        from before_rows earlier full join after_rows later using (product_id)
      ),
      described as materialized (
        select product_id, to_jsonb(earlier) - ${ON_NO_CARD} as was, to_jsonb(later) - ${ON_NO_CARD} as is_now
        from compared left join before_rows earlier using (product_id) left join after_rows later using (product_id)
        where is_described
      ),
      altered as materialized (
        select *, was - ${COUNTED} is distinct from is_now - ${COUNTED} as is_shown
        from compared left join described using (product_id)
      )
      select tag from tags_of_products(
        array(select product_id from altered where is_shown or sold_out_or_back)
      ) tag
      union select 'product:' || product_id from altered where is_described or stocked
      union select 'categories' from altered where is_shown
        and (was -> 'is_published', was -> 'main_category_id') is distinct from (is_now -> 'is_published', is_now -> 'main_category_id')
      union select 'stock' from altered where stocked
      union select 'sales' from altered where ranked`,
    // Notifying takes a global lock: buyers of different products must not wait for each other.
    updateCanWait: `changed_tags && array['stock', 'sales'] and not changed_tags && array['listing:all']`,
    all: [...LISTS_AND_COUNTS, 'stock', 'sales'],
  },
  product_prices: {
    ...ofProduct(),
    update: `
      select tag from tags_of_products(array(
        select product_id from before_rows earlier join after_rows later using (product_id)
        where (earlier.price_paise, earlier.struck_price_paise) is distinct from (later.price_paise, later.struck_price_paise)
      )) tag`,
  },
  product_images: ofProduct(),
  product_tags: ofProduct(),
  product_shipping_methods: ofProduct(),
  product_slug_history: ofProduct(),
  product_recalls: ofProduct(),
  related_products: ofProduct(),
  product_families: { each: ofFamilies('select family_id from {rows}'), all: LISTS },
  product_family_members: {
    each: `${ofFamilies('select family_id from {rows}')}
      union select tag from tags_of_products(array(select product_id from {rows})) tag union select 'categories'`,
    all: LISTS_AND_COUNTS,
  },
  product_family_sets: ofProduct(),
  product_reviews: ofProduct("status = 'approved'"),
  // They come with a review that waits, and an operator may take one from a review that is shown.
  review_pictures: {
    each: `
      select 'product:' || product_id from product_reviews
      where status = 'approved' and review_id in (select review_id from {rows})`,
    all: ['product'],
  },
  product_questions: ofProductPage("status = 'approved'"),
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
  origins: whole(...LISTS),
  importers: whole('product'),
  quality_standards: whole('product'),
  product_type_standards: whole('product'),
  product_licences: ofProduct(),
  product_drawings: ofProductPage(),
  product_models: ofProductPage(),
  product_swatches: whole('product'),
  // A family's options name covers.
  product_facts: ofProduct(),
  product_type_facts: whole('product'),
  product_types: whole(...LISTS),
  materials: whole(...LISTS),
  orientations: whole(...LISTS),
  seaters: whole(...LISTS),
  colors: whole(...LISTS),
  sizes: whole(...LISTS),
  tags: whole(...LISTS),
  shipping_methods: whole('product'),
  search_synonyms: whole('listing'),
  // An operator translates now and then; which answers show a text is not worth asking.
  translations: whole(...LISTS_AND_COUNTS, 'content', 'places'),
  // Instalments are in products, names in pages; they change a few times a year.
  store_facts: whole('settings', ...LISTS_AND_COUNTS, 'content'),
  gst_rates: whole('product'),
  // Nothing shows a picture that comes, or that can go: what shows it refers to it.
  images: {
    each: 'select null::text from {rows} where false',
    update: "select unnest(array['product', 'listing', 'categories', 'content']) from after_rows",
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

  // Which version of a document visitors see; its tags are 'content:' and its kind.
  content_items: {
    each: `select 'content:' || kind from {rows} where live_version is not null`,
    update: `
      select 'content:' || later.kind from before_rows earlier join after_rows later using (kind, name)
      where earlier.live_version is distinct from later.live_version`,
    all: ['content'],
  },
  named_pictures: whole('content'),
  banners: whole('content:banners'),
  testimonials: whole('content:testimonials'),
  web_pages: whole('content:pages'),
  page_pictures: whole('content:pages'),
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
  // Follow products and translations, which are followed.
  'product_names_in_order',
  'product_sets',
  'search_lexemes',
  'search_options',
  'search_words',
];

/** Tables that no public answer depends on directly. */
export const NOT_FOLLOWED: readonly string[] = [
  ...DERIVED,
  'change_horizon',
  'changes',
  'checkout_drafts',
  'client_reports',
  'consent_texts',
  'consents',
  // What a live version says never changes; which one is live is content_items.
  'content_versions',
  'coupon_redemptions',
  'digital_files',
  // An outline and a model never change; which ones a product shows is in product_drawings and product_models.
  'drawings',
  'enquiries',
  'enquiry_acts',
  'enquiry_attachments',
  'favourites',
  'first_mails',
  'idempotency_keys',
  'installation_secrets',
  'invoice_counters',
  'invoice_pdfs',
  'invoices',
  'kysely_migration',
  'kysely_migration_lock',
  'login_origins',
  'mails',
  'models',
  'operator_acts',
  'order_deliveries',
  'order_items',
  'order_notes',
  'order_request_lines',
  'order_requests',
  'order_status_history',
  'orders',
  'owed_documents',
  'passkey_challenges',
  'passkeys',
  'password_codes',
  'payment_history',
  'payment_transactions',
  'payments',
  'picture_files',
  // What changes is reported where it is worked into product_family_sets.
  'product_family_changes',
  'proven_addresses',
  'proven_contacts',
  'quality_exemptions',
  'quality_grounds',
  'rate_limits',
  'samples_filled',
  // The lowered prices are stored and reported in product_prices.
  'promoted_products',
  'promotion_products',
  'promotions',
  // What is shown of it is in product_prices.
  'price_history',
  'refund_lines',
  'refunds',
  'sandbox_behaviour',
  'sandbox_orders',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_webhooks',
  'sessions',
  'stock_changes',
  'stock_notices',
  'stock_reservations',
  'subscribers',
  'user_addresses',
  'users',
  'waiting_buyers',
  'webhook_events',
];
