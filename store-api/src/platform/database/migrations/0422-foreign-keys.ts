import { type Kysely, sql } from 'kysely';

/** Without an index on its column, deleting a referenced row reads the whole table that refers to it. */
const COLUMNS = [
  ['banners', 'image_id'],
  ['blog_comments', 'post_id'],
  ['blog_posts', 'image_id'],
  ['categories', 'image_id'],
  ['category_slug_history', 'category_id'],
  ['coupon_redemptions', 'code'],
  ['enquiries', 'product_id'],
  ['favourites', 'product_id'],
  ['order_items', 'product_id'],
  ['orders', 'coupon_code'],
  ['orders', 'delivery_city_id'],
  ['orders', 'delivery_state_id'],
  ['product_images', 'image_id'],
  ['product_reviews', 'user_id'],
  ['product_shipping_methods', 'shipping_method_id'],
  ['product_slug_history', 'product_id'],
  ['products', 'color_id'],
  ['products', 'main_category_id'],
  ['products', 'material_id'],
  ['products', 'orientation_id'],
  ['products', 'product_type_id'],
  ['products', 'seater_id'],
  ['products', 'size_id'],
  ['products', 'vendor_id'],
  ['promotions', 'category_id'],
  ['refund_lines', 'order_item_id'],
  ['sandbox_payments', 'order_id'],
  ['sandbox_refunds', 'payment_id'],
  ['search_words', 'lexeme_id'],
  ['testimonials', 'image_id'],
  ['user_addresses', 'city_id'],
  ['users', 'city_id'],
  ['users', 'country_id'],
  ['users', 'state_province_id'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of COLUMNS) {
    const name = `${table}_by_${column}`;
    await sql`create index if not exists ${sql.id(name)} on ${sql.table(table)} (${sql.ref(column)})`.execute(db);
  }
  // What is deleted after its time is found by its age.
  await sql`create index payments_ended on payments (updated_at) where state in ('failed', 'expired')`.execute(db);
  await sql`create index mails_by_age on mails (created_at)`.execute(db);
}
