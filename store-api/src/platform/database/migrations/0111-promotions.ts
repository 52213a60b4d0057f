import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // value: hundredths of a percent for kind 'percent', paise for 'fixed'.
  await sql`
    create table promotions (
      promotion_id integer generated always as identity primary key,
      name text not null,
      kind text not null check (kind in ('percent', 'fixed')),
      value integer not null check (value > 0 and (kind <> 'percent' or value < 10000)),
      applies_to text not null check (applies_to in ('everything', 'category', 'products')),
      category_id integer references categories on delete cascade,
      valid_from timestamptz not null,
      valid_until timestamptz check (valid_until > valid_from),
      ended_at timestamptz,
      created_at timestamptz not null default now(),
      check ((applies_to = 'category') = (category_id is not null))
    )`.execute(db);
  await sql`
    create table promotion_products (
      promotion_id integer not null references promotions on delete cascade,
      product_id integer not null references products on delete cascade,
      primary key (promotion_id, product_id)
    )`.execute(db);
  await sql`create index promotion_products_of_product on promotion_products (product_id)`.execute(db);

  // What a promotion has made of a product's prices, and what they were. The product's own row holds the lowered
  // price, so that whatever shows, filters, sorts or charges prices needs to know nothing of promotions.
  await sql`
    create table promoted_products (
      product_id integer primary key references products on delete cascade,
      promotion_id integer not null references promotions on delete cascade,
      regular_price_paise bigint not null,
      regular_old_price_paise bigint,
      price_paise bigint not null,
      old_price_paise bigint not null,
      check (price_paise > 0 and price_paise < regular_price_paise and regular_price_paise <= old_price_paise)
    )`.execute(db);
  await sql`create index promoted_products_of_promotion on promoted_products (promotion_id)`.execute(db);
}
