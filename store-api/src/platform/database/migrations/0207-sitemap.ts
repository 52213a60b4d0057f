import { type Kysely, sql } from 'kysely';

/** What a page shows for years; stock and sales change by the minute, and search engines ignore them. */
const CONTENT = [
  'name',
  'slug',
  'is_published',
  'short_description',
  'full_description',
  'delivery_content',
  'furniture_care_content',
  'warranty_content',
  'disclaimer_content',
  'price_paise',
  'old_price_paise',
  'main_category_id',
  'vendor_id',
] as const;

/** When the content of a product changed last, kept by the database for every writer: the sitemaps say it. */
export async function up(db: Kysely<never>): Promise<void> {
  const columns = sql.raw(CONTENT.join(', '));
  const compared = (row: 'old' | 'new') => sql.raw(CONTENT.map((column) => `${row}.${column}`).join(', '));
  await sql`alter table products add column changed_at timestamptz not null default now()`.execute(db);
  await sql`update products set changed_at = created_at`.execute(db);
  await sql`
    create function note_product_change() returns trigger language plpgsql as $$
    begin
      new.changed_at = now();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger product_content_changed before update of ${columns} on products for each row
    when ((${compared('old')}) is distinct from (${compared('new')}))
    execute function note_product_change()`.execute(db);
  // Read alone, in order: the outline of a million products must not read a million rows.
  await sql`create index products_in_sitemaps on products (product_id) include (changed_at) where is_published`.execute(
    db,
  );
}
