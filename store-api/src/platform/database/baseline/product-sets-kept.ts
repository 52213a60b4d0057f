import { keepFlips, lockSets, MOST_NOTED } from './keep-flips.ts';

const HIGHEST_DIGIT = 52;

/** What the bitmaps are made of in a row of products: kind and expression. */
const FLAGS = { published: 'is_published', stock: 'stock_quantity > 0', digital: 'is_digital' };
const OPTIONS = {
  type: 'product_type_id',
  material: 'material_id',
  orientation: 'orientation_id',
  seater: 'seater_id',
  color: 'color_id',
  size: 'size_id',
  vendor: 'vendor_id',
  origin: 'origin_id',
};
const KINDS = Object.entries({ ...FLAGS, ...OPTIONS });
const list = (parts: readonly string[]) => parts.join(', ');
const ofRow = (row: string) => list(KINDS.map(([, expression]) => `${row}.${expression}`));
const ofKinds = (time: 'was' | 'made') => list(KINDS.map(([kind]) => `${time}_${kind}`));

/** The words of `name` that are known. */
const KNOWN = 'join search_words on search_words.word = split.word collate "C"';

const OF_NEW_PRODUCTS = `
      select kind, option_id, product_id from products cross join lateral product_options(products)
      where product_id = any(ids)
      union all
      select distinct 'name' as kind, lexeme_id as option_id, product_id
      from product_names cross join lateral search_words_of(name) as split (word) ${KNOWN} where product_id = any(ids)`;

/** Products whose bitmaps change, with all that decides them: was_stock and made_stock, and so on. */
const CHANGED_PRODUCTS = `
      select made.product_id, was.name as was_name, made.name as made_name,
        ${KINDS.map(([kind, of]) => `was.${of} as was_${kind}, made.${of} as made_${kind}`).join(',\n        ')}
      from before_rows was join after_rows made using (product_id)
      where (was.name, ${ofRow('was')})
        is distinct from (made.name, ${ofRow('made')})`;

/** The flips of an update of products. */
const FLIPS_OF_PRODUCTS = `
      with changed as materialized (${CHANGED_PRODUCTS}),
      regrouped as (
        select * from changed where (${ofKinds('was')})
          is distinct from (${ofKinds('made')})
      )
      select kind, 0 as option_id, product_id from regrouped cross join lateral (values
        ${list(Object.keys(FLAGS).map((kind) => `('${kind}', was_${kind} is distinct from made_${kind})`))}
      ) as flag (kind, is_flipped) where is_flipped
      union all
      select kind, option_id, product_id from regrouped cross join lateral (values
        ${list(Object.keys(OPTIONS).map((kind) => `('${kind}', was_${kind}, made_${kind})`))}
      ) as choice (kind, old_id, new_id) cross join lateral (values (old_id), (new_id)) as either (option_id)
      where old_id is distinct from new_id and option_id is not null
      union all
      select 'name', lexeme_id, product_id
      from changed cross join lateral (values (was_name), (made_name)) as either (name)
        cross join lateral texts_of('products.name', either.name)
        cross join lateral search_words_of(shown_text) as split (word) ${KNOWN}
      where was_name <> made_name group by product_id, lexeme_id having count(distinct either.name) = 1`;

const CHANGED_PRICES = `
      select made.product_id, greatest(was.price_paise, 0) as was_price, greatest(made.price_paise, 0) as made_price,
        was.struck_price_paise as was_struck, made.struck_price_paise as made_struck
      from before_rows was join after_rows made using (product_id)
      where (was.price_paise, was.struck_price_paise) is distinct from (made.price_paise, made.struck_price_paise)`;

/** The flips of an update of prices. Most prices are not struck through. */
const FLIPS_OF_PRICES = `
      with changed as materialized (${CHANGED_PRICES}),
      digits as (
        select place from generate_series(0, ${HIGHEST_DIGIT}) as place
        where (select max(greatest(was_price, made_price)) from changed) >> place > 0
      )
      select 'price' as kind, place as option_id, product_id
      from digits join changed on ((was_price # made_price) >> place) & 1 = 1
      union all
      select 'priced', 0, product_id from changed where (was_price > 0) <> (made_price > 0)
      union all
      select 'discount', step, product_id from changed cross join lateral (
        (select discount_steps(was_price, was_struck) except select discount_steps(made_price, made_struck))
        union all
        (select discount_steps(made_price, made_struck) except select discount_steps(was_price, was_struck))
      ) as flipped (step) where coalesce(was_struck, made_struck) is not null`;

/** Comparing prices needs every digit up to the highest, also one that no product of the segment has. */
const addDigits = (rows: string) => `
    insert into product_sets (kind, option_id, segment, members)
    select 'price', place, segment, no_products() from (
      select product_id >> 14 as segment, max(price_paise) as most from ${rows} group by 1
    ) as highest cross join generate_series(0, ${HIGHEST_DIGIT}) as place
    where most >> place > 0 and not exists (
      select 1 from product_sets known
      where known.kind = 'price' and known.option_id = place and known.segment = highest.segment
    )
    order by 2, 3 on conflict do nothing;`;

/** One row each of what a product belongs to: a category, a tag. */
function belongings(table: string, kind: string, column: string): string {
  const keep = (name: string, rows: string) => `
create function ${name}() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  select count(*) into changed from (select from ${rows} limit ${MOST_NOTED + 1}) as counted;
  if changed = 0 then return null; end if;
  ${keepFlips(`select '${kind}' as kind, ${column} as option_id, product_id from ${rows}`, 'changed', lockSets)}
  return null;
end $$;`;
  return `
${keep(`keep_sets_of_new_${table}`, 'after_rows')}
create trigger sets_of_new_${table} after insert on ${table} referencing new table as after_rows
  for each statement execute function keep_sets_of_new_${table}();
${keep(`keep_sets_of_former_${table}`, 'before_rows')}
create trigger sets_of_former_${table} after delete on ${table} referencing old table as before_rows
  for each statement execute function keep_sets_of_former_${table}();
-- Rows of these tables come and go; they have nothing that could change.
create trigger sets_of_changed_${table} after update on ${table}
  for each row execute function keep_set_of_belonging('${kind}', '${column}', '1');`;
}

/**
 * The bitmaps follow the rows a statement at a time, as an import writes hundreds at once. The large ones plan at each call:
 * a plan that was made while a table was small reads all of it, and is kept while an import makes it large.
 */
export const productSetsKept = `
create function keep_sets_of_new_products() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[] := array(select product_id from after_rows);
begin
  if cardinality(ids) = 0 then return null; end if;
  perform note_search_words(string_agg(name, ' ')) from after_rows;
  -- Counts of what is in stock need its bitmap also where nothing is.
  insert into product_sets (kind, option_id, segment, members)
  select distinct 'stock', 0, product_id >> 14, no_products() from after_rows
  order by 3 on conflict do nothing;
  ${keepFlips(OF_NEW_PRODUCTS, 'cardinality(ids)', lockSets)}
  return null;
end $$;
create trigger sets_of_new_products after insert on products referencing new table as after_rows
  for each statement execute function keep_sets_of_new_products();

create function keep_sets_of_changed_products() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  changed integer;
begin
  -- Most updates are sales that leave something in stock.
  select count(*) into changed from (${CHANGED_PRODUCTS} limit ${MOST_NOTED + 1}) as counted;
  if changed = 0 then return null; end if;
  perform note_search_words(made.name) from before_rows was join after_rows made using (product_id)
    where was.name <> made.name;
  if changed > ${MOST_NOTED} then ${lockSets} end if;
  ${keepFlips(FLIPS_OF_PRODUCTS)}
  return null;
end $$;
create trigger sets_of_changed_products after update on products
  referencing old table as before_rows new table as after_rows
  for each statement execute function keep_sets_of_changed_products();

create function keep_sets_of_product() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('product-names'));
  perform note_product_set_change(array_agg(kind), array_agg(option_id), old.product_id)
  from (select * from product_options(old) union all select 'name', name_lexemes(old.name)) as options;
  return null;
end $$;
create trigger sets_of_removed_product after delete on products for each row execute function keep_sets_of_product();

create function keep_sets_of_changed_prices() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  changed integer;
begin
  select count(*) into changed from (${CHANGED_PRICES} limit ${MOST_NOTED + 1}) as counted;
  if changed = 0 then return null; end if;
  if changed > ${MOST_NOTED} then ${lockSets} end if;
  ${addDigits('after_rows')}
  ${keepFlips(FLIPS_OF_PRICES)}
  return null;
end $$;
create trigger sets_of_changed_prices after update on product_prices
  referencing old table as before_rows new table as after_rows
  for each statement execute function keep_sets_of_changed_prices();

create function keep_sets_of_price() returns trigger language plpgsql as $$
declare
  kinds text[];
  options integer[];
begin
  if tg_op = 'INSERT' then
    ${addDigits('(select new.product_id, new.price_paise) as one')}
  end if;
  select array_agg(kind), array_agg(option_id) into kinds, options
    from price_options(
      case tg_op when 'INSERT' then new.price_paise else old.price_paise end,
      case tg_op when 'INSERT' then new.struck_price_paise else old.struck_price_paise end);
  perform note_product_set_change(kinds, options, coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger sets_of_new_price after insert on product_prices for each row when (new.price_paise > 0)
  execute function keep_sets_of_price();
create trigger sets_of_removed_price after delete on product_prices for each row when (old.price_paise > 0)
  execute function keep_sets_of_price();

-- For rows that give their product one option: its arguments are the kind, an expression's column and what it is multiplied by.
create function keep_set_of_belonging() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_product_set_change(
      array[tg_argv[0]], array[((to_jsonb(old) ->> tg_argv[1])::numeric * tg_argv[2]::integer)::integer], old.product_id);
  end if;
  if tg_op <> 'DELETE' then
    perform note_product_set_change(
      array[tg_argv[0]], array[((to_jsonb(new) ->> tg_argv[1])::numeric * tg_argv[2]::integer)::integer], new.product_id);
  end if;
  return null;
end $$;
-- Ratings in tenths: 4.3 stars are the option 43.
create trigger sets_of_product_ratings after insert or update or delete on product_ratings
  for each row execute function keep_set_of_belonging('rating', 'average', '10');
${belongings('product_categories', 'category', 'category_id')}
${belongings('product_tags', 'tag', 'tag_id')}
`;
