import { type Kysely, sql } from 'kysely';

/**
 * Bitmaps of products follow an update a statement at a time instead of a row at a time, which took 1.2 ms a row: half a
 * minute for the prices of 25,000 products.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** More changed products than this change the bitmaps themselves: their flips would slow down every listing. */
const MOST_NOTED = 100;

/** What each kind of bitmap is made of, in a row of products. */
const FLAGS = {
  published: 'is_published',
  stock: 'stock_quantity > 0',
  digital: 'is_digital',
  priced: 'price_paise > 0',
};
export const OPTIONS = {
  type: 'product_type_id',
  material: 'material_id',
  orientation: 'orientation_id',
  seater: 'seater_id',
  color: 'color_id',
  size: 'size_id',
  vendor: 'vendor_id',
};
type Columns = Readonly<Record<string, string>>;

const of = (row: string, kinds: Columns) =>
  Object.values(kinds)
    .map((expression) => `${row}.${expression}`)
    .join(', ');
const differ = (kinds: Columns) => `(${of('was', kinds)}) is distinct from (${of('made', kinds)})`;

/** The trigger that follows updates of products, for the columns that are options: kind to column. */
export function keepSetsOfChangedProducts(options: Columns): string {
  const groups = Object.entries({ ...FLAGS, ...options });
  /** Products whose bitmaps change, with all that decides them: was_stock and made_stock, and so on. */
  const changedProducts = `
  select made.product_id, was.name as was_name, made.name as made_name,
    greatest(was.price_paise, 0) as was_price, greatest(made.price_paise, 0) as made_price,
    ${groups.map(([kind, expression]) => `was.${expression} as was_${kind}, made.${expression} as made_${kind}`).join(',\n    ')}
  from before_rows was join after_rows made using (product_id)
  where ${differ({ name: 'name', price: 'price_paise', ...FLAGS, ...options })}`;

  /** The flips of an update, each once: (kind, option_id, product_id). */
  const flips = `
  with changed as materialized (${changedProducts}),
  regrouped as (
    select * from changed
    where (${groups.map(([kind]) => `was_${kind}`).join(', ')}) is distinct from (${groups.map(([kind]) => `made_${kind}`).join(', ')})
  ),
  digits as (
    select place from generate_series(0, 52) as place
    where (select max(greatest(was_price, made_price)) from changed) >> place > 0
  )
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
  select 'price', place, product_id from digits join changed on ((was_price # made_price) >> place) & 1 = 1
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
    -- Comparing prices needs every digit up to the highest, also one that no product of the segment has.
    insert into product_sets (kind, option_id, segment, members)
    select kind, place, segment, no_products() from (
      select segment, 'price' as kind, place
      from (select product_id >> 14 as segment, max(price_paise) as most from after_rows group by 1) as highest
      cross join generate_series(0, 52) as place where most >> place > 0
      union all select distinct product_id >> 14, 'stock', 0 from after_rows
    ) as needed
    where not exists (
      select 1 from product_sets known
      where known.kind = needed.kind and known.option_id = needed.place and known.segment = needed.segment
    )
    order by 1, 2, 3 on conflict do nothing;
    if changed > ${MOST_NOTED} then
      insert into product_sets as known (kind, option_id, segment, members)
      select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1) from (${flips}) as flips
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (kind, option_id, segment) do update set members = known.members # excluded.members;
    else
      perform note_product_set_change(array_agg(kind), array_agg(option_id), product_id) from (${flips}) as flips
      group by product_id order by product_id;
    end if;
    return null;
  end $$`;
}

const statements = [
  `create function name_lexemes(name text) returns table (lexeme_id integer) stable language sql as $$
    select distinct search_words.lexeme_id
    from regexp_split_to_table(lower(name), '[^[:alnum:]]+') as split (word)
    join search_words on search_words.word = split.word collate "C"
  $$`,
  keepSetsOfChangedProducts(OPTIONS),
  'drop trigger sets_of_changed_product on products',
  `create trigger sets_of_changed_products after update on products
    referencing old table as before_rows new table as after_rows
    for each statement execute function keep_sets_of_changed_products()`,
  // A shop without products has one segment, an empty one: lists of bitmaps without any made its listings fail.
  `create or replace function last_segment() returns integer stable language sql as $$
    select coalesce(max(segment), 0) from product_sets where kind = 'published' and option_id = 0
  $$`,
  // A large update holds rows of product_sets until its commit; folding meanwhile could deadlock with it and can wait.
  'alter function fold_product_sets rename to fold_product_sets_now',
  `create function fold_product_sets() returns integer language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock(hashtext('product-sets')) then return 0; end if;
    return fold_product_sets_now();
  end $$`,
];
