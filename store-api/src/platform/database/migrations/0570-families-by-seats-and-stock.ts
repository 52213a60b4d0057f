import { type Kysely, sql } from 'kysely';
import { rewrite } from './0550-discount-sets.ts';

/**
 * Corrects which members of a family a listing leaves out, and bounds the work of finding out:
 * - A choice of seats counts where members have sizes too.
 * - Trait 6: the members differ in stock. The best rated may be sold out.
 * - A call takes so many families at most, and a member is compared with the best of its family only. A family of
 *   thousands, written before there was a limit, still takes longer than a statement may: `families leave` shortens it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** As many as a family may have. */
const COMPARED = 60;

/** By the choices in which two members are equal: the bits of all sets of choices within. */
const WITHIN = Array.from({ length: 32 }, (_, equal) =>
  Array.from({ length: 32 }, (_, chosen) => ((chosen & ~equal) === 0 ? 1n << BigInt(chosen) : 0n)).reduce(
    (sum, bit) => sum | bit,
  ),
);

const REFRESH = 'refresh_product_families';
const statements = [
  rewrite(
    REFRESH,
    'coalesce(size_id, -seater_id) as',
    '(coalesce(size_id, 0)::bigint << 32 | coalesce(seater_id, 0)) as',
  ),
  rewrite(REFRESH, 'member.*, array(', 'member.*, stock_quantity > 0 as is_stocked, array('),
  rewrite(REFRESH, 'array_remove(array[', 'array_remove(array[case when count(distinct is_stocked) > 1 then 6 end, '),
  // Looked up: a query for each pair of members took most of the time.
  `create or replace function repeated_choices(equal integer) returns bigint immutable parallel safe language sql as $$
    select ('{${WITHIN.join(',')}}'::bigint[])[equal + 1]
  $$`,
  rewrite(
    REFRESH,
    'where better.family_id = member.family_id',
    `where better.family_id = member.family_id and least(better.place, better.rated_place) <= ${COMPARED}`,
  ),
  rewrite(REFRESH, `${REFRESH}()`, `${REFRESH}(most integer)`),
  `drop function ${REFRESH}()`,
  rewrite(
    REFRESH,
    'delete from product_family_changes returning',
    `delete from product_family_changes where family_id in (
      select distinct family_id from product_family_changes order by 1 limit most
    ) returning`,
  ),
  'insert into product_family_changes select family_id from product_families',
];
