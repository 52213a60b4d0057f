import { type Kysely, sql } from 'kysely';
import { addDigits, keepFlips, MOST_NOTED, priceFlips } from './0460-product-prices.ts';

/** Bitmaps of the products with at least 10 %, 20 % … off: listings are filtered by discount (CAT-32). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const CHANGED = `
  select made.product_id, greatest(was.price_paise, 0) as was_price, greatest(made.price_paise, 0) as made_price,
    was.struck_price_paise as was_struck, made.struck_price_paise as made_struck
  from before_rows was join after_rows made using (product_id)
  where (was.price_paise, was.struck_price_paise) is distinct from (made.price_paise, made.struck_price_paise)`;

const FLIPS = `
  ${priceFlips(CHANGED)}
  union all
  select 'discount', step, product_id from changed cross join lateral (
    (select discount_steps(was_price, was_struck) except select discount_steps(made_price, made_struck))
    union all
    (select discount_steps(made_price, made_struck) except select discount_steps(was_price, was_struck))
  ) as flipped (step)`;

/** Rewrites one expression in a stored function. */
export const rewrite = (name: string, from: string, to: string) => `
  do $rewrite$
  declare
    definition text := pg_get_functiondef('${name}'::regproc);
  begin
    if position($from$${from}$from$ in definition) = 0 then raise exception '${name} is not as expected'; end if;
    execute replace(definition, $from$${from}$from$, $to$${to}$to$);
  end $rewrite$`;

const statements = [
  // Rounded as the percent on a card: a product shown with 20 % off is found under 20 %.
  `create function discount_steps(price bigint, struck bigint) returns setof integer immutable language sql as $$
    select step from generate_series(10, 50, 10) as step
    where price > 0 and struck > price and floor((struck - price)::float8 / struck * 100 + 0.5) >= step
  $$`,
  `create function price_options(price bigint, struck bigint)
  returns table (kind text, option_id integer) immutable language sql as $$
    select * from price_options(price) union all select 'discount', discount_steps(price, struck)
  $$`,
  rewrite(
    'rebuild_product_sets_of_products',
    'price_options(price_paise)',
    'price_options(price_paise, struck_price_paise)',
  ),
  rewrite(
    'keep_sets_of_price',
    'else old.price_paise end)',
    "else old.price_paise end, case tg_op when 'INSERT' then new.struck_price_paise else old.struck_price_paise end)",
  ),
  `create or replace function keep_sets_of_changed_prices() returns trigger language plpgsql as $$
  declare
    changed integer;
  begin
    select count(*) into changed from (${CHANGED} limit ${MOST_NOTED + 1}) as counted;
    if changed = 0 then return null; end if;
    if changed > ${MOST_NOTED} then perform pg_advisory_xact_lock(hashtext('product-sets')); end if;
    ${addDigits('after_rows')}
    ${keepFlips(FLIPS)}
    return null;
  end $$`,
  // Members of a family that differ in their discount do not represent each other: 5 is the number of this trait.
  rewrite(
    'refresh_product_families',
    'member.*, product.name,',
    'member.*, array(select discount_steps(price_paise, struck_price_paise) order by 1) as discounts, product.name,',
  ),
  rewrite(
    'refresh_product_families',
    'array_remove(array[',
    'array_remove(array[case when count(distinct discounts::text) > 1 then 5 end, ',
  ),
  rewrite(
    'note_families_of_prices_update',
    'was.price_paise <> made.price_paise',
    '(was.price_paise, was.struck_price_paise) is distinct from (made.price_paise, made.struck_price_paise)',
  ),
  'insert into product_family_changes select family_id from product_families',
  `insert into product_sets (kind, option_id, segment, members)
    select 'discount', step, product_id >> 14, product_members(product_id & 16383, 1)
    from product_prices cross join lateral discount_steps(price_paise, struck_price_paise) as step group by 1, 2, 3`,
];
