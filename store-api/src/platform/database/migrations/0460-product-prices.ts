import { type Kysely, sql } from 'kysely';
import { OPTIONS } from './0430-product-sets-by-statement.ts';

/**
 * Prices in separate rows, because buyers lock the rows of products: a change of 100,000 prices in one transaction,
 * which shoppers see at one moment, then makes no buyer wait (docs/decisions/0026).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...table, ...sitemap, ...setsOfProducts, ...setsOfPrices]) {
    await sql.raw(statement).execute(db);
  }
  await sql`select rebuild_product_sets()`.execute(db);
}

const table = [
  `create table product_prices (
    product_id integer primary key references products on delete cascade,
    price_paise bigint not null default 0,
    old_price_paise bigint,
    changed_at timestamptz not null default now()
  ) with (fillfactor = 80)`,
  `insert into product_prices (product_id, price_paise, old_price_paise, changed_at)
    select product_id, price_paise, old_price_paise, created_at from products`,
  'create index product_prices_rising on product_prices ((price_paise <= 0), price_paise, product_id)',
  'create index product_prices_falling on product_prices (price_paise desc, product_id desc)',
  `create index product_prices_by_discount on product_prices
    (((old_price_paise - price_paise)::float8 / old_price_paise) desc, product_id)
    where price_paise > 0 and old_price_paise > price_paise`,
  // Every product has a row, so that no reader must know of products without.
  `create function add_product_prices() returns trigger language plpgsql as $$
  begin
    insert into product_prices (product_id) select product_id from after_rows;
    return null;
  end $$`,
  `create trigger prices_of_new_products after insert on products referencing new table as after_rows
    for each statement execute function add_product_prices()`,
];

/** What a page shows for years, except its price, which has its own time of change. */
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
  'main_category_id',
  'vendor_id',
] as const;
const content = (row: 'old' | 'new') => CONTENT.map((column) => `${row}.${column}`).join(', ');

const sitemap = [
  'drop trigger product_content_changed on products',
  `create trigger product_content_changed before update of ${CONTENT.join(', ')} on products for each row
    when ((${content('old')}) is distinct from (${content('new')})) execute function note_product_change()`,
  `create trigger product_price_changed before update of price_paise, old_price_paise on product_prices for each row
    when ((old.price_paise, old.old_price_paise) is distinct from (new.price_paise, new.old_price_paise))
    execute function note_product_change()`,
  'create index product_prices_in_sitemaps on product_prices (product_id) include (changed_at)',
];

// Of a safe integer, the most that an amount of money can be.
const HIGHEST_DIGIT = 52;

/** More changed products than this change the bitmaps themselves: their flips would slow down every listing. */
export const MOST_NOTED = 100;

/** What each kind of bitmap is made of, in a row of products. */
const FLAGS = { published: 'is_published', stock: 'stock_quantity > 0', digital: 'is_digital' };

/** Works flips into the bitmaps, or notes them if they are few. Needs `changed`, the number of changed products. */
export const keepFlips = (flips: string) => `
  if changed > ${MOST_NOTED} then
    insert into product_sets as known (kind, option_id, segment, members)
    select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1) from (${flips}) as flips
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, option_id, segment) do update set members = known.members # excluded.members;
  else
    perform note_product_set_change(array_agg(kind), array_agg(option_id), product_id) from (${flips}) as flips
    group by product_id order by product_id;
  end if;`;

type Columns = Readonly<Record<string, string>>;

/** The trigger that follows updates of products, for the columns that are options: kind to column. */
export function keepSetsOfChangedProducts(options: Columns): string {
  const groups = Object.entries({ ...FLAGS, ...options });
  const grouped = (row: string) => groups.map(([, expression]) => `${row}.${expression}`).join(', ');
  const columns = (of: 'was' | 'made') => groups.map(([kind]) => `${of}_${kind}`).join(', ');
  const changedProducts = `
  select made.product_id, was.name as was_name, made.name as made_name,
    ${groups.map(([kind, expression]) => `was.${expression} as was_${kind}, made.${expression} as made_${kind}`).join(',\n    ')}
  from before_rows was join after_rows made using (product_id)
  where (was.name, ${grouped('was')}) is distinct from (made.name, ${grouped('made')})`;
  /** The flips of an update, each once: (kind, option_id, product_id). */
  const flips = `
  with changed as materialized (${changedProducts}),
  regrouped as (select * from changed where (${columns('was')}) is distinct from (${columns('made')}))
  select kind, 0 as option_id, product_id from regrouped cross join lateral (values
    ${Object.keys(FLAGS)
      .map((kind) => `('${kind}', was_${kind} is distinct from made_${kind})`)
      .join(', ')}
  ) as flag (kind, is_flipped) where is_flipped
  union all
  select kind, option_id, product_id from regrouped cross join lateral (values
    ${Object.keys(options)
      .map((kind) => `('${kind}', was_${kind}, made_${kind})`)
      .join(', ')}
  ) as choice (kind, old_id, new_id) cross join lateral (values (old_id), (new_id)) as either (option_id)
  where old_id is distinct from new_id and option_id is not null
  union all
  select 'name', lexeme_id, product_id from changed cross join lateral (
    (select lexeme_id from name_lexemes(was_name) except select lexeme_id from name_lexemes(made_name))
    union all
    (select lexeme_id from name_lexemes(made_name) except select lexeme_id from name_lexemes(was_name))
  ) as word where was_name <> made_name`;
  return `
  create or replace function keep_sets_of_changed_products() returns trigger language plpgsql as $$
  declare
    changed integer;
  begin
    -- Most updates are sales that leave something in stock.
    select count(*) into changed from (${changedProducts} limit ${MOST_NOTED + 1}) as counted;
    if changed = 0 then return null; end if;
    perform note_search_words(made.name) from before_rows was join after_rows made using (product_id)
      where was.name <> made.name;
    if changed > ${MOST_NOTED} then perform pg_advisory_xact_lock(hashtext('product-sets')); end if;
    ${keepFlips(flips)}
    return null;
  end $$`;
}

const setsOfProducts = [
  keepSetsOfChangedProducts(OPTIONS),
  `create or replace function product_options(product products)
  returns table (kind text, option_id integer) stable language sql as $$
    select * from (values
      ${Object.entries(FLAGS)
        .map(([kind, expression]) => `('${kind}', case when product.${expression} then 0 end)`)
        .join(',\n      ')},
      ${Object.entries(OPTIONS)
        .map(([kind, column]) => `('${kind}', product.${column})`)
        .join(',\n      ')}
    ) as given (kind, option_id) where option_id is not null
    union all
    select distinct 'name', lexeme_id
    from regexp_split_to_table(lower(product.name), '[^[:alnum:]]+') as split (word)
    join search_words on search_words.word = split.word collate "C"
  $$`,
  `create or replace function keep_sets_of_product() returns trigger language plpgsql as $$
  declare
    kinds text[];
    options integer[];
  begin
    if tg_op = 'INSERT' then
      perform note_search_words(new.name);
      insert into product_sets (kind, option_id, segment, members)
      values ('stock', 0, new.product_id >> 14, no_products()) on conflict do nothing;
      select array_agg(kind), array_agg(option_id) into kinds, options from product_options(new);
    else
      select array_agg(kind), array_agg(option_id) into kinds, options from product_options(old);
    end if;
    perform note_product_set_change(kinds, options, coalesce(new.product_id, old.product_id));
    return null;
  end $$`,
];

const PRICES_CHANGED = `
  select made.product_id, greatest(was.price_paise, 0) as was_price, greatest(made.price_paise, 0) as made_price
  from before_rows was join after_rows made using (product_id) where was.price_paise <> made.price_paise`;

/** @param changed SQL of the products with was_price and made_price */
export const priceFlips = (changed: string) => `
  with changed as materialized (${changed}),
  digits as (
    select place from generate_series(0, ${HIGHEST_DIGIT}) as place
    where (select max(greatest(was_price, made_price)) from changed) >> place > 0
  )
  select 'price' as kind, place as option_id, product_id
  from digits join changed on ((was_price # made_price) >> place) & 1 = 1
  union all
  select 'priced', 0, product_id from changed where (was_price > 0) <> (made_price > 0)`;

/** Comparing prices needs every digit up to the highest, also one that no product of the segment has. */
export const addDigits = (rows: string) => `
  insert into product_sets (kind, option_id, segment, members)
  select 'price', place, segment, no_products() from (
    select product_id >> 14 as segment, max(price_paise) as most from ${rows} group by 1
  ) as highest cross join generate_series(0, ${HIGHEST_DIGIT}) as place
  where most >> place > 0 and not exists (
    select 1 from product_sets known
    where known.kind = 'price' and known.option_id = place and known.segment = highest.segment
  )
  order by 2, 3 on conflict do nothing;`;

const setsOfPrices = [
  `create function price_options(price bigint) returns table (kind text, option_id integer) immutable language sql as $$
    select 'priced', 0 where price > 0
    union all
    select 'price', place from generate_series(0, ${HIGHEST_DIGIT}) as place where price > 0 and (price >> place) & 1 = 1
  $$`,
  `create function keep_sets_of_changed_prices() returns trigger language plpgsql as $$
  declare
    changed integer;
  begin
    select count(*) into changed from (${PRICES_CHANGED} limit ${MOST_NOTED + 1}) as counted;
    if changed = 0 then return null; end if;
    if changed > ${MOST_NOTED} then perform pg_advisory_xact_lock(hashtext('product-sets')); end if;
    ${addDigits('after_rows')}
    ${keepFlips(priceFlips(PRICES_CHANGED))}
    return null;
  end $$`,
  `create trigger sets_of_changed_prices after update on product_prices
    referencing old table as before_rows new table as after_rows
    for each statement execute function keep_sets_of_changed_prices()`,
  `create function keep_sets_of_price() returns trigger language plpgsql as $$
  declare
    kinds text[];
    options integer[];
  begin
    if tg_op = 'INSERT' then
      ${addDigits('(select new.product_id, new.price_paise) as one')}
    end if;
    select array_agg(kind), array_agg(option_id) into kinds, options
      from price_options(case tg_op when 'INSERT' then new.price_paise else old.price_paise end);
    perform note_product_set_change(kinds, options, coalesce(new.product_id, old.product_id));
    return null;
  end $$`,
  `create trigger sets_of_new_price after insert on product_prices for each row when (new.price_paise > 0)
    execute function keep_sets_of_price()`,
  `create trigger sets_of_removed_price after delete on product_prices for each row when (old.price_paise > 0)
    execute function keep_sets_of_price()`,
  `create or replace function rebuild_product_sets() returns void language plpgsql as $$
  declare
    last integer;
  begin
    truncate product_sets, product_set_changes;
    select max(product_id) >> 14 into last from products;
    for part in 0 .. coalesce(last, -1) loop
      insert into product_sets (kind, option_id, segment, members)
      select kind, option_id, part, product_members(product_id & 16383, 1)
      from (
        select product_id, kind, option_id from products cross join lateral product_options(products)
        where product_id between part << 14 and (part << 14) + 16383
        union all
        select product_id, kind, option_id from product_prices cross join lateral price_options(price_paise)
        where product_id between part << 14 and (part << 14) + 16383
        union all
        select product_id, 'category', category_id from product_categories
        where product_id between part << 14 and (part << 14) + 16383
        union all
        select product_id, 'tag', tag_id from product_tags
        where product_id between part << 14 and (part << 14) + 16383
        union all
        select product_id, 'rating', (average * 10)::integer from product_ratings
        where product_id between part << 14 and (part << 14) + 16383
      ) as given
      group by kind, option_id;
      insert into product_sets (kind, option_id, segment, members)
      select 'price', generate_series(0, coalesce(max(option_id), 0)), part, no_products()
      from product_sets where kind = 'price' and option_id <= ${HIGHEST_DIGIT} and segment = part
      union all select 'stock', 0, part, no_products() union all select 'published', 0, part, no_products()
      on conflict do nothing;
    end loop;
  end $$`,
  // The indexes over these columns go with them.
  'alter table products drop column price_paise, drop column old_price_paise',
];
