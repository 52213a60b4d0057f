import { type Kysely, sql } from 'kysely';

/**
 * Bitmaps of products follow new products, and what products belong to, a statement at a time instead of a row at a time:
 * an import writes hundreds at once.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** More products than this change the bitmaps themselves: their flips would slow down every listing. */
const MOST_NOTED = 100;

/** Works the flips of `rows` (kind, option_id, product_id) into the bitmaps, or notes them if they are few. */
const keep = (changed: string, flips: string) => `
  if ${changed} > ${MOST_NOTED} then
    perform pg_advisory_xact_lock(hashtext('product-sets'));
    insert into product_sets as known (kind, option_id, segment, members)
    select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1) from (${flips}) as flips
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, option_id, segment) do update set members = known.members # excluded.members;
  else
    perform note_product_set_change(array_agg(kind), array_agg(option_id), product_id) from (${flips}) as flips
    group by product_id order by product_id;
  end if;`;

/** One row each of what a product belongs to: a category, a tag. */
function belongings(table: string, kind: string, column: string): readonly string[] {
  const flips = (rows: string) => `select '${kind}' as kind, ${column} as option_id, product_id from ${rows}`;
  const body = (name: string, rows: string) => `
    create function ${name}() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      select count(*) into changed from (select from ${rows} limit ${MOST_NOTED + 1}) as counted;
      if changed = 0 then return null; end if;
      ${keep('changed', flips(rows))}
      return null;
    end $$`;
  return [
    `drop trigger sets_of_${table} on ${table}`,
    body(`keep_sets_of_new_${table}`, 'after_rows'),
    body(`keep_sets_of_former_${table}`, 'before_rows'),
    `create trigger sets_of_new_${table} after insert on ${table} referencing new table as after_rows
      for each statement execute function keep_sets_of_new_${table}()`,
    `create trigger sets_of_former_${table} after delete on ${table} referencing old table as before_rows
      for each statement execute function keep_sets_of_former_${table}()`,
    // Rows of these tables come and go; they have nothing that could change.
    `create trigger sets_of_changed_${table} after update on ${table}
      for each row execute function keep_set_of_belonging('${kind}', '${column}', '1')`,
  ];
}

const OF_NEW = `
  select kind, option_id, product_id from products cross join lateral product_options(products)
  where product_id = any(ids)`;

const statements = [
  'drop trigger sets_of_new_product on products',
  `create function keep_sets_of_new_products() returns trigger language plpgsql as $$
  declare
    ids integer[] := array(select product_id from after_rows);
  begin
    if cardinality(ids) = 0 then return null; end if;
    perform note_search_words(string_agg(name, ' ')) from after_rows;
    -- Counts of what is in stock need its bitmap also where nothing is.
    insert into product_sets (kind, option_id, segment, members)
    select distinct 'stock', 0, product_id >> 14, no_products() from after_rows
    order by 3 on conflict do nothing;
    ${keep('cardinality(ids)', OF_NEW)}
    return null;
  end $$`,
  `create trigger sets_of_new_products after insert on products referencing new table as after_rows
    for each statement execute function keep_sets_of_new_products()`,
  `create trigger sets_of_removed_product after delete on products
    for each row execute function keep_sets_of_product()`,
  ...belongings('product_categories', 'category', 'category_id'),
  ...belongings('product_tags', 'tag', 'tag_id'),
];
