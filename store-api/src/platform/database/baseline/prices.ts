/** Prices with their history, and promotions. */
export const prices = `
-- Separate rows, because buyers lock the rows of products: a change of 100,000 prices in one transaction, which shoppers see at
-- one moment, then makes no buyer wait (docs/decisions/0026). old_price_paise is what the operator says it was,
-- struck_price_paise what of it is shown.
create table product_prices (
  product_id integer primary key references products on delete cascade,
  price_paise bigint not null default 0,
  old_price_paise bigint,
  changed_at timestamptz not null default now(),
  struck_price_paise bigint
) with (fillfactor = 80);
-- What has no price comes last.
create index product_prices_rising on product_prices ((price_paise <= 0), price_paise, product_id);
create index product_prices_falling on product_prices (price_paise desc, product_id desc);
-- The largest discounts first, of the whole store or, walked with a look at its categories, of a part (CAT-09).
create index product_prices_by_discount on product_prices
  (((struck_price_paise - price_paise)::float8 / struck_price_paise) desc, product_id)
  where struck_price_paise is not null;
create index product_prices_in_sitemaps on product_prices (product_id) include (changed_at);

create trigger product_price_changed before update of price_paise, old_price_paise on product_prices for each row
  when ((old.price_paise, old.old_price_paise) is distinct from (new.price_paise, new.old_price_paise))
  execute function note_product_change();

-- Every product has a row, so that no reader must know of products without.
create function add_product_prices() returns trigger language plpgsql as $$
begin
  insert into product_prices (product_id) select product_id from after_rows;
  return null;
end $$;
create trigger prices_of_new_products after insert on products referencing new table as after_rows
  for each statement execute function add_product_prices();

-- What has been asked for a product and since when, kept by the database for every writer: it bounds the price that may be
-- struck through (LAW-04, docs/decisions/0027). A price of 0: the product is not offered, or not published.
create table price_history (
  product_id integer not null references product_prices on delete cascade,
  price_history_id bigint generated always as identity,
  valid_from timestamptz not null default clock_timestamp(),
  price_paise bigint not null check (price_paise >= 0),
  struck_price_paise bigint check (struck_price_paise > price_paise),
  noted_by xid8 not null default pg_current_xact_id(),
  primary key (product_id, price_history_id)
);

-- What this transaction noted itself was never shown, so it proves nothing.
create function lowest_asked_in_30_days(product integer) returns bigint stable language sql as $$
  select min(price_paise) from price_history
  where product_id = product and price_paise > 0 and noted_by <> pg_current_xact_id()
    and (valid_from > now() - interval '30 days' or price_history_id = (
      select max(price_history_id) from price_history
      where product_id = product and valid_from <= now() - interval '30 days'
    ))
$$;

-- A price that falls further while it is reduced keeps what its reduction was measured by.
create function bound_struck_price() returns trigger language plpgsql as $$
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
end $$;
create trigger struck_price_is_bounded before insert or update of price_paise, old_price_paise, struck_price_paise
  on product_prices for each row execute function bound_struck_price();

-- Each transaction leaves one row a product: what it changed on the way was never asked. A plan that was made while a table was
-- small reads all of it, and would be kept while an import makes it large.
create function note_asked_prices(products_changed integer[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
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
end $$;

-- The price of 0 that a new product begins with was never asked.
create function note_changed_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform note_asked_prices(array(select product_id from after_rows));
  elsif exists (select from after_rows where price_paise > 0) then
    perform note_asked_prices(array(select product_id from after_rows where price_paise > 0));
  end if;
  return null;
end $$;
create trigger asked_prices_after_insert after insert on product_prices referencing new table as after_rows
  for each statement execute function note_changed_prices();
create trigger asked_prices_after_update after update on product_prices referencing new table as after_rows
  for each statement execute function note_changed_prices();

create function note_published_price() returns trigger language plpgsql as $$
begin
  perform note_asked_prices(array[new.product_id]);
  return null;
end $$;
create trigger asked_price_of_published after update of is_published on products for each row
  when (old.is_published is distinct from new.is_published) execute function note_published_price();

-- value: hundredths of a percent for kind 'percent', paise for 'fixed'.
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
);
create index promotions_by_category_id on promotions (category_id);

create table promotion_products (
  promotion_id integer not null references promotions on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_products_of_product on promotion_products (product_id);

-- What a promotion has made of a product's prices, and what they were. product_prices holds the lowered price, so that whatever
-- shows, filters, sorts or charges prices needs to know nothing of promotions.
create table promoted_products (
  product_id integer primary key references products on delete cascade,
  promotion_id integer not null references promotions on delete cascade,
  regular_price_paise bigint not null,
  regular_old_price_paise bigint,
  price_paise bigint not null,
  old_price_paise bigint not null,
  check (price_paise > 0 and price_paise < regular_price_paise and regular_price_paise <= old_price_paise)
);
create index promoted_products_of_promotion on promoted_products (promotion_id);
`;
