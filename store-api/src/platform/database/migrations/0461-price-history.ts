import { type Kysely, sql } from 'kysely';

/**
 * What has been asked for a product and since when, kept by the database for every writer, and the price that may be
 * struck through, which it bounds (LAW-04, docs/decisions/0027).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // old_price_paise is what the operator says it was, struck_price_paise what of it is shown.
  'alter table product_prices add column struck_price_paise bigint',
  // A price of 0: the product is not offered, or not published.
  `create table price_history (
    product_id integer not null references product_prices on delete cascade,
    price_history_id bigint generated always as identity,
    valid_from timestamptz not null default clock_timestamp(),
    price_paise bigint not null check (price_paise >= 0),
    struck_price_paise bigint check (struck_price_paise > price_paise),
    noted_by xid8 not null default pg_current_xact_id(),
    primary key (product_id, price_history_id)
  )`,
  // Prices from before the history are taken as they are found: the old one was asked, then the present one.
  'update product_prices set struck_price_paise = old_price_paise where price_paise > 0 and old_price_paise > price_paise',
  `insert into price_history (product_id, valid_from, price_paise, noted_by)
    select product_id, created_at, coalesce(struck_price_paise, price_paise), '0'
    from product_prices join products using (product_id) where price_paise > 0 and is_published`,
  `insert into price_history (product_id, valid_from, price_paise, struck_price_paise, noted_by)
    select product_id, greatest(created_at, products.changed_at), price_paise, struck_price_paise, '0'
    from product_prices join products using (product_id) where struck_price_paise is not null and is_published`,
  'drop index product_prices_by_discount',
  `create index product_prices_by_discount on product_prices
    (((struck_price_paise - price_paise)::float8 / struck_price_paise) desc, product_id)
    where struck_price_paise is not null`,

  // What this transaction noted itself was never shown, so it proves nothing.
  `create function lowest_asked_in_30_days(product integer) returns bigint stable language sql as $$
    select min(price_paise) from price_history
    where product_id = product and price_paise > 0 and noted_by <> pg_current_xact_id()
      and (valid_from > now() - interval '30 days' or price_history_id = (
        select max(price_history_id) from price_history
        where product_id = product and valid_from <= now() - interval '30 days'
      ))
  $$`,
  // A price that falls further while it is reduced keeps what its reduction was measured by.
  `create function bound_struck_price() returns trigger language plpgsql as $$
  declare
    latest price_history;
    bound bigint;
  begin
    new.struck_price_paise := null;
    if new.price_paise > 0 and new.old_price_paise > new.price_paise then
      select * into latest from price_history
      where product_id = new.product_id and noted_by <> pg_current_xact_id()
      order by price_history_id desc limit 1;
      bound := case when new.price_paise <= latest.price_paise and latest.struck_price_paise is not null
        then latest.struck_price_paise else lowest_asked_in_30_days(new.product_id) end;
      if bound > new.price_paise then new.struck_price_paise := least(new.old_price_paise, bound); end if;
    end if;
    return new;
  end $$`,
  `create trigger struck_price_is_bounded before insert or update of price_paise, old_price_paise, struck_price_paise
    on product_prices for each row execute function bound_struck_price()`,

  // Each transaction leaves one row a product: what it changed on the way was never asked.
  `create function note_asked_prices(products_changed integer[]) returns void language plpgsql as $$
  begin
    delete from price_history where product_id = any(products_changed) and noted_by = pg_current_xact_id();
    insert into price_history (product_id, price_paise, struck_price_paise)
    select product_id, asked.price, asked.struck
    from product_prices join products using (product_id)
    cross join lateral (
      select case when is_published then greatest(price_paise, 0) else 0 end as price,
        case when is_published then struck_price_paise end as struck
    ) as asked
    left join lateral (
      select price_paise as price, struck_price_paise as struck from price_history known
      where known.product_id = product_prices.product_id order by price_history_id desc limit 1
    ) as latest on true
    where product_prices.product_id = any(products_changed)
      and (asked.price, asked.struck) is distinct from (coalesce(latest.price, 0), latest.struck);
  end $$`,
  `create function note_changed_prices() returns trigger language plpgsql as $$
  begin
    perform note_asked_prices(array(select product_id from after_rows));
    return null;
  end $$`,
  ...['insert', 'update'].map(
    (event) => `create trigger asked_prices_after_${event} after ${event} on product_prices
      referencing new table as after_rows for each statement execute function note_changed_prices()`,
  ),
  `create function note_published_price() returns trigger language plpgsql as $$
  begin
    perform note_asked_prices(array[new.product_id]);
    return null;
  end $$`,
  `create trigger asked_price_of_published after update of is_published on products for each row
    when (old.is_published is distinct from new.is_published) execute function note_published_price()`,
];
