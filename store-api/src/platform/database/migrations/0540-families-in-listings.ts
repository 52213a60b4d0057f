import { type Kysely, sql } from 'kysely';
import { keepFlips, MOST_NOTED } from './0460-product-prices.ts';

/**
 * A listing shows a family as one card. Which members it leaves out is known before it is asked, so that counts stay
 * arithmetic on bitmaps (docs/decisions/0030-a-family-is-one-card.md): `refresh_product_families()` computes a row per member, and the row
 * becomes bits of three kinds.
 * - 'repeat', choices: a better member has the same colour, size … in all that the number names (below). 0: there is a
 *   better member at all. Better is what is in stock; with the bit of the rating what is rated higher.
 * - 'differs', trait: the members do not all have the same categories, vendor …
 * - 'differs in word', lexeme: the word is in the names of some members and not of all.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What shoppers choose among members by: bit 0, 1 … of the number of a 'repeat'. A bigint has room for six bits. */
const CHOICES = ['color_id', 'coalesce(size_id, -seater_id)', 'material_id', 'orientation_id', 'price_paise'];
const RATING_BIT = CHOICES.length;
/** The other traits that listings are filtered by: number 0, 1 … of a 'differs'. */
const TRAITS = ['categories', 'product_type_id', 'vendor_id', 'origin_id', 'tags'];
/** What of a product's row decides all this. */
const DECIDING =
  'name, is_published, stock_quantity > 0, color_id, size_id, material_id, seater_id, orientation_id, product_type_id, vendor_id, origin_id';
const of = (row: string, columns: string) => columns.replaceAll(/[a-z_]+(?= > 0|,|$)/g, (column) => `${row}.${column}`);

const setsOf = (bits: number) => `generate_series(0, ${2 ** bits - 1}) as chosen`;
const equalBits = CHOICES.map(
  (_, bit) => `(case when better.choice_${bit} is not distinct from member.choice_${bit} then ${1 << bit} else 0 end)`,
).join(' | ');
const differing = TRAITS.map(
  (trait, number) => `case when count(distinct coalesce(${trait}::text, '')) > 1 then ${number} end`,
).join(', ');

/** Notes families whose members' rows may change; `rows` has their product_id. */
const note = (rows: string) => `
  insert into product_family_changes (family_id)
  select distinct family_id from product_family_members where product_id in (select product_id from ${rows})`;

/** A trigger per event, each seeing the rows it changed: before_rows, after_rows or both. */
function onChange(table: string, act: string, bodies: Partial<Record<'insert' | 'update' | 'delete', string>>) {
  const seen = { insert: 'new table as after_rows', delete: 'old table as before_rows' };
  const both = `${seen.delete} ${seen.insert}`;
  return Object.entries(bodies).flatMap(([event, body]) => [
    `create function ${act}_${event}() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      ${body}
      return null;
    end $$`,
    `create trigger ${act}_${event} after ${event} on ${table}
      referencing ${event === 'update' ? both : seen[event as 'insert' | 'delete']}
      for each statement execute function ${act}_${event}()`,
  ]);
}

const noted = (table: string) =>
  onChange(table, `note_families_of_${table}`, {
    insert: `${note('after_rows')};`,
    update: `${note('after_rows')};`,
    delete: `${note('before_rows')};`,
  });

/** Works what differs between the bits of `rows`' states into the bitmaps, or notes it if it is little. */
function keepBits(rows: string): string {
  const flips = `
    select kind, option_id, product_id from (${rows}) as either cross join lateral family_options(repeats, differs, words)
    group by 1, 2, 3 having count(*) = 1`;
  return `
    select count(*) into changed from (select from (${rows}) as either limit ${MOST_NOTED + 1}) as counted;
    if changed > ${MOST_NOTED} then
      perform pg_advisory_xact_lock(hashtext('product-sets'));
    end if;
    ${keepFlips(flips)}`;
}

const statements = [
  `create table product_family_sets (
    product_id integer primary key references products on delete cascade,
    family_id integer not null,
    repeats bigint not null,
    differs integer[] not null,
    words integer[] not null
  )`,
  'create index product_family_sets_of_family on product_family_sets (family_id)',
  // Rows are inserted and deleted, never updated: buyers of two colours never wait for each other here.
  'create table product_family_changes (family_id integer not null)',

  ...noted('product_categories'),
  ...noted('product_tags'),
  ...noted('product_ratings'),
  ...onChange('products', 'note_families_of_products', {
    update: `
      if exists (
        select from before_rows was join after_rows made using (product_id)
        where (${of('was', DECIDING)}) is distinct from (${of('made', DECIDING)})
      ) then
        ${note(`(
          select product_id from before_rows was join after_rows made using (product_id)
          where (${of('was', DECIDING)}) is distinct from (${of('made', DECIDING)})
        ) as decided`)};
      end if;`,
  }),
  ...onChange('product_prices', 'note_families_of_prices', {
    update: `${note(`(
        select product_id from before_rows was join after_rows made using (product_id) where was.price_paise <> made.price_paise
      ) as priced`)};`,
  }),
  ...onChange('product_family_members', 'note_families_of_members', {
    insert: 'insert into product_family_changes select distinct family_id from after_rows;',
    update: `insert into product_family_changes
      select family_id from before_rows union select family_id from after_rows;`,
    delete: 'insert into product_family_changes select distinct family_id from before_rows;',
  }),

  `create function family_options(repeats bigint, differs integer[], words integer[])
    returns table (kind text, option_id integer) immutable parallel safe language sql as $$
    select 'repeat', chosen from ${setsOf(CHOICES.length + 1)} where (repeats >> chosen) & 1 = 1
    union all select 'differs', unnest(differs)
    union all select 'differs in word', unnest(words)
  $$`,
  // Every set of choices that lies within the choices in which two members are equal.
  `create function repeated_choices(equal integer) returns bigint immutable parallel safe language sql as $$
    select bit_or(1::bigint << chosen) from ${setsOf(CHOICES.length)} where chosen & ~equal = 0
  $$`,
  ...onChange('product_family_sets', 'keep_sets_of_families', {
    insert: keepBits('select * from after_rows'),
    delete: keepBits('select * from before_rows'),
    update: keepBits('select * from before_rows union all select * from after_rows'),
  }),
  `create function refresh_product_families() returns integer language plpgsql as $$
  declare
    families integer[];
  begin
    if not exists (select from product_family_changes) then return 0; end if;
    perform pg_advisory_xact_lock(hashtext('product-families'));
    with taken as (delete from product_family_changes returning family_id)
    select coalesce(array_agg(distinct family_id), '{}') into families from taken;
    with member as materialized (
      select member.*, product.name, product_type_id, vendor_id, origin_id,
        ${CHOICES.map((choice, bit) => `${choice} as choice_${bit}`).join(', ')},
        row_number() over (partition by family_id order by (stock_quantity > 0) desc, product_id) as place,
        row_number() over (
          partition by family_id order by average desc nulls last, (stock_quantity > 0) desc, product_id
        ) as rated_place,
        array(select category_id from product_categories one where one.product_id = member.product_id order by 1) as categories,
        array(select tag_id from product_tags one where one.product_id = member.product_id order by 1) as tags
      from product_family_members member join products product using (product_id) join product_prices using (product_id)
        left join product_ratings using (product_id)
      where family_id = any(families) and is_published
    ),
    family as materialized (
      select family_id, count(*) as size, array_remove(array[${differing}]::integer[], null) as differs
      from member group by family_id having count(*) > 1
    ),
    differing_words as (
      select family_id, lexeme_id from member join family using (family_id) cross join lateral name_lexemes(name)
      group by family_id, lexeme_id, size having count(*) < size
    ),
    computed as materialized (
      select product_id, family_id, coalesce((
          select bit_or(
            case when better.place < member.place then choices else 0 end
            | case when better.rated_place < member.rated_place then choices << ${1 << RATING_BIT} else 0 end
          )
          from member better cross join lateral repeated_choices(${equalBits}) as choices
          where better.family_id = member.family_id
        ), 0) as repeats,
        differs, array(select lexeme_id from differing_words one where one.family_id = member.family_id order by 1) as words
      from member join family using (family_id)
    ),
    former as (
      delete from product_family_sets known where family_id = any(families)
        and not exists (select from computed where computed.product_id = known.product_id)
    )
    insert into product_family_sets as known select * from computed order by product_id
    on conflict (product_id) do update
    set (family_id, repeats, differs, words) = (excluded.family_id, excluded.repeats, excluded.differs, excluded.words)
    where (known.family_id, known.repeats, known.differs, known.words)
      is distinct from (excluded.family_id, excluded.repeats, excluded.differs, excluded.words);
    return cardinality(families);
  end $$`,

  'alter function rebuild_product_sets() rename to rebuild_product_sets_of_products',
  `create function rebuild_product_sets() returns void language plpgsql as $$
  begin
    perform rebuild_product_sets_of_products();
    insert into product_sets (kind, option_id, segment, members)
    select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1)
    from product_family_sets cross join lateral family_options(repeats, differs, words) group by 1, 2, 3;
  end $$`,
  'insert into product_family_changes select family_id from product_families',
];
