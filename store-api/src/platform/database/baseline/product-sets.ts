/** Of a safe integer, the most that an amount of money can be. */
const HIGHEST_DIGIT = 52;

const gathered = (source: string) => `
    select coalesce(found.members, no_products())
    from generate_series(0, last_segment()) as part left join (
      select segment, bit_or(members) as members from ${source}
      where kind = wanted and option_id = any(options) group by segment
    ) as found on found.segment = part
    order by part`;

const ofPart = 'product_id between part << 14 and (part << 14) + 16383';

/**
 * Who has what, as bitmaps: for each option (a category, a colour, 'in stock', a word of the name …) and each run of
 * 16,384 product ids (a segment) one bit per product. Every listing, search and count is arithmetic on them.
 * See docs/decisions/0012 for why.
 */
export const productSets = `
create table product_sets (
  kind text collate "C" not null,
  option_id integer not null,
  segment integer not null,
  members bit(16384) not null,
  primary key (kind, option_id, segment)
) partition by list (kind);
-- Few products share a word of their names: those bitmaps are nearly empty and very many. All others are read at every count,
-- which takes half the time where they need no unpacking.
create table product_sets_of_words partition of product_sets for values in ('name') with (toast_tuple_target = 128);
alter table product_sets_of_words alter members set storage main;
create table product_sets_of_options partition of product_sets default;
alter table product_sets_of_options alter members set storage plain;

-- Every change is noted as the flip of one bit: a row is added, none is locked, so buyers never wait for each other here.
-- fold_product_sets works the flips in.
create table product_set_changes (
  kind text collate "C" not null,
  option_id integer not null,
  product_id integer not null
);
create index product_set_changes_of_option on product_set_changes (kind, option_id, product_id);

create function no_products() returns bit immutable parallel safe language sql as $$
  select repeat('0', 16384)::bit(16384)
$$;

-- product_members(id & 16383, 1) gathers products into a bitmap.
create aggregate product_members(integer, integer) (
  sfunc = set_bit, stype = bit, initcond = '${'0'.repeat(16_384)}', parallel = safe
);

create view current_product_sets as
  select kind, option_id, segment, coalesce(members # flipped, members) as members
  from product_sets left join (
    select kind, option_id, product_id >> 14 as segment, product_members(product_id & 16383, 1) as flipped
    from (
      select kind, option_id, product_id from product_set_changes
      group by kind, option_id, product_id having count(*) % 2 = 1
    ) as odd
    group by kind, option_id, product_id >> 14
  ) as changes using (kind, option_id, segment);

-- A shop without products has one segment, an empty one: lists of bitmaps without any made its listings fail.
create function last_segment() returns integer stable language sql as $$
  select coalesce(max(segment), 0) from product_sets where kind = 'published' and option_id = 0
$$;

-- Sets of products are arrays of bitmaps, segment 0 first. Mostly no flip waits, which halves the work.
create function members_of(wanted text, options integer[]) returns bit[] stable language plpgsql as $$
begin
  if exists (select from product_set_changes) then return array(${gathered('current_product_sets')});
  else return array(${gathered('product_sets')});
  end if;
end $$;

-- Prices in paise are kept by their binary digits: 'price', 3 has the products whose price has the digit of 8. Digit by digit from
-- the lowest, a price is at least the bound by this digit or, it being equal, by those below.
create function priced_at_least(bound bigint) returns bit varying[] stable language plpgsql set work_mem = '64MB' as $$
declare
  digit record;
  at_least bit varying[] := array(select ~no_products() from generate_series(0, last_segment()));
  highest integer[] := array(select -1 from generate_series(0, last_segment()));
begin
  for digit in
    select option_id as place, segment + 1 as part, members from current_product_sets where kind = 'price' order by option_id
  loop
    highest[digit.part] := digit.place;
    if (bound >> digit.place) & 1 = 1 then at_least[digit.part] := digit.members & at_least[digit.part];
    else at_least[digit.part] := digit.members | at_least[digit.part];
    end if;
  end loop;
  for part in 1 .. cardinality(at_least) loop
    if bound >> (highest[part] + 1) > 0 then at_least[part] := no_products(); end if;
  end loop;
  return at_least;
end $$;

-- {lowest, highest} in paise of products that all have a price; nulls where there is none.
create function price_bounds(among bit varying[]) returns bigint[] stable language plpgsql as $$
declare
  digit record;
  low bit varying;
  high bit varying;
  kept bit varying;
  lowest bigint;
  highest bigint;
  lowest_here bigint;
  highest_here bigint;
begin
  for part in 0 .. cardinality(among) - 1 loop
    low := among[part + 1];
    continue when bit_count(low) = 0;
    high := low;
    lowest_here := 0;
    highest_here := 0;
    for digit in
      select option_id as place, members from current_product_sets
      where kind = 'price' and option_id = any(array(select generate_series(0, ${HIGHEST_DIGIT}))) and segment = part
      order by option_id desc
    loop
      kept := high & digit.members;
      if bit_count(kept) > 0 then high := kept; highest_here := highest_here | (1::bigint << digit.place); end if;
      kept := low & ~digit.members;
      if bit_count(kept) > 0 then low := kept; else lowest_here := lowest_here | (1::bigint << digit.place); end if;
    end loop;
    lowest := least(lowest, lowest_here);
    highest := greatest(highest, highest_here);
  end loop;
  return array[lowest, highest];
end $$;

create function product_ids_in(members bit, part integer) returns setof integer immutable language plpgsql as $$
declare
  reached integer := 0;
  step integer;
begin
  loop
    step := position(B'1' in substring(members from reached + 1));
    exit when step = 0;
    reached := reached + step;
    return next (part << 14) + reached - 1;
  end loop;
end $$;

-- Every option that a row of products gives its product.
create function product_options(product products) returns table (kind text, option_id integer) stable language sql as $$
  select * from (values
    ('published', case when product.is_published then 0 end),
    ('stock', case when product.stock_quantity > 0 then 0 end),
    ('digital', case when product.is_digital then 0 end),
    ('type', product.product_type_id),
    ('material', product.material_id),
    ('orientation', product.orientation_id),
    ('seater', product.seater_id),
    ('color', product.color_id),
    ('size', product.size_id),
    ('vendor', product.vendor_id),
    ('origin', product.origin_id)
  ) as given (kind, option_id) where option_id is not null
$$;

-- Rounded as the percent on a card: a product shown with 20 % off is found under 20 % (CAT-32).
create function discount_steps(price bigint, struck bigint) returns setof integer immutable language sql as $$
  select step from generate_series(10, 50, 10) as step
  where price > 0 and struck > price and floor((struck - price)::float8 / struck * 100 + 0.5) >= step
$$;
create function price_options(price bigint) returns table (kind text, option_id integer) immutable language sql as $$
  select 'priced', 0 where price > 0
  union all
  select 'price', place from generate_series(0, ${HIGHEST_DIGIT}) as place where price > 0 and (price >> place) & 1 = 1
$$;
create function price_options(price bigint, struck bigint)
returns table (kind text, option_id integer) immutable language sql as $$
  select * from price_options(price) union all select 'discount', discount_steps(price, struck)
$$;

create function name_lexemes(name text) returns table (lexeme_id integer) stable language sql as $$
  select distinct search_words.lexeme_id from texts_of('products.name', name)
    cross join lateral search_words_of(shown_text) as split (word)
    join search_words on search_words.word = split.word collate "C"
$$;

create function note_product_set_change(kinds text[], options integer[], changed integer) returns void language plpgsql as $$
begin
  insert into product_sets (kind, option_id, segment, members)
  select kind, option_id, changed >> 14, no_products() from unnest(kinds, options) as change (kind, option_id)
  where not exists (
    select 1 from product_sets known
    where known.kind = change.kind and known.option_id = change.option_id and known.segment = changed >> 14
  )
  order by kind, option_id
  on conflict do nothing;
  insert into product_set_changes (kind, option_id, product_id)
  select kind, option_id, changed from unnest(kinds, options) as change (kind, option_id);
end $$;

-- In one statement: a concurrent reader sees the flips or their effect, never both or neither.
create function fold_product_sets_now() returns integer language sql as $$
  with taken as (
    delete from product_set_changes returning kind, option_id, product_id
  ), flips as (
    select kind, option_id, product_id >> 14 as segment, product_members(product_id & 16383, 1) as flipped
    from (select kind, option_id, product_id from taken group by kind, option_id, product_id having count(*) % 2 = 1) as odd
    group by kind, option_id, product_id >> 14
  ), folded as (
    update product_sets set members = members # flipped from flips
    where (product_sets.kind, product_sets.option_id, product_sets.segment) = (flips.kind, flips.option_id, flips.segment)
  )
  select count(*)::integer from taken
$$;
-- A large change holds rows of product_sets until its commit; folding during it could deadlock with it and can wait.
create function fold_product_sets() returns integer language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('product-sets')) then return 0; end if;
  return fold_product_sets_now();
end $$;

-- Rebuilds everything, for rows that were loaded with triggers off. Nothing may change products meanwhile.
create function rebuild_product_sets_of_products() returns void language plpgsql as $$
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
      where ${ofPart}
      union all
      select product_id, kind, option_id from (
        select distinct 'name' as kind, lexeme_id as option_id, product_id
        from product_names cross join lateral search_words_of(name) as split (word)
        join search_words on search_words.word = split.word collate "C" where ${ofPart}
      ) as words
      union all
      select product_id, kind, option_id from product_prices cross join lateral price_options(price_paise, struck_price_paise)
      where ${ofPart}
      union all
      select product_id, 'category', category_id from product_categories
      where ${ofPart}
      union all
      select product_id, 'tag', tag_id from product_tags
      where ${ofPart}
      union all
      -- Ratings in tenths: 4.3 stars are the option 43.
      select product_id, 'rating', (average * 10)::integer from product_ratings
      where ${ofPart}
    ) as given
    group by kind, option_id;
    insert into product_sets (kind, option_id, segment, members)
    select 'price', generate_series(0, coalesce(max(option_id), 0)), part, no_products()
    from product_sets where kind = 'price' and option_id <= ${HIGHEST_DIGIT} and segment = part
    union all select 'stock', 0, part, no_products() union all select 'published', 0, part, no_products()
    on conflict do nothing;
  end loop;
end $$;
create function rebuild_product_sets() returns void language plpgsql as $$
begin
  perform rebuild_product_sets_of_products();
  insert into product_sets (kind, option_id, segment, members)
  select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1)
  from product_family_sets cross join lateral family_options(repeats, differs, words) group by 1, 2, 3;
end $$;
`;
