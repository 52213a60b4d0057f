import { keepFlips, lockSets, MOST_NOTED } from './keep-flips.ts';

/** What shoppers choose among members by: bit 0, 1 … of the number of a 'repeat'. Nothing chosen is 0. */
const CHOICES = [
  'coalesce(color_id, 0)',
  'coalesce(size_id, 0)::bigint << 32 | coalesce(seater_id, 0)',
  'coalesce(material_id, 0)',
  'coalesce(orientation_id, 0)',
  'price_paise',
];
const ALL_CHOICES = 2 ** CHOICES.length - 1;
/** By the best rating too: the bits from here on. A bigint has room for six choices. */
const RATED = 2 ** CHOICES.length;

/** By the choices in which two members are equal: the bits of all sets of choices within. */
const WITHIN = Array.from({ length: RATED }, (_, equal) =>
  Array.from({ length: RATED }, (_, chosen) => ((chosen & ~equal) === 0 ? 1n << BigInt(chosen) : 0n)).reduce(
    (sum, bit) => sum | bit,
  ),
);

/** The other traits that listings are filtered by: number 0, 1 … of a 'differs'. The best rated may be sold out. */
const TRAITS = ['categories', 'product_type_id', 'vendor_id', 'origin_id', 'tags', 'discounts', 'is_stocked'];

const choices = (of: (choice: string, bit: number) => string, separator: string) =>
  CHOICES.map((_, bit) => of(`choice_${bit}`, bit)).join(separator);
const differing = TRAITS.map(
  (trait, number) => `case when count(distinct coalesce(${trait}::text, '')) > 1 then ${number} end`,
).join(',\n        ');

/** What of a product's row decides all this. */
const DECIDING = [
  'name',
  'is_published',
  'stock_quantity > 0',
  'color_id',
  'size_id',
  'material_id',
  'seater_id',
  'orientation_id',
  'product_type_id',
  'vendor_id',
  'origin_id',
];
const of = (row: string) => DECIDING.map((expression) => `${row}.${expression}`).join(', ');
const IS_DECIDED = `(${of('was')}) is distinct from (${of('made')})`;

/** Notes families whose members' rows may change; `rows` has their product_id. */
const note = (rows: string) => `
  insert into product_family_changes (family_id)
  select distinct family_id from product_family_members where product_id in (select product_id from ${rows})`;

/** A trigger per event, each seeing the rows it changed: before_rows, after_rows or both. */
function onChange(table: string, act: string, bodies: Partial<Record<'insert' | 'update' | 'delete', string>>): string {
  const seen = { insert: 'new table as after_rows', delete: 'old table as before_rows' };
  const rows = { ...seen, update: `${seen.delete} ${seen.insert}` };
  return (['insert', 'update', 'delete'] as const)
    .filter((event) => bodies[event])
    .map(
      (event) => `
create function ${act}_${event}() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  ${bodies[event]}
  return null;
end $$;
create trigger ${act}_${event} after ${event} on ${table} referencing ${rows[event]}
  for each statement execute function ${act}_${event}();
`,
    )
    .join('');
}

const noted = (table: string) =>
  onChange(table, `note_families_of_${table}`, {
    insert: `${note('after_rows')};`,
    update: `${note('after_rows')};`,
    delete: `${note('before_rows')};`,
  });

/** Works what differs between the bits of `rows`' states into the bitmaps, or notes it if it is little. */
const keepBits = (rows: string) => `
  select count(*) into changed from (select from (${rows}) as either limit ${MOST_NOTED + 1}) as counted;
  if changed > ${MOST_NOTED} then
    ${lockSets}
  end if;
  ${keepFlips(`
      select kind, option_id, product_id
      from (${rows}) as either cross join lateral family_options(repeats, differs, words)
      group by 1, 2, 3 having count(*) = 1`)}`;

/**
 * A listing shows a family as one card. Which members it leaves out is known before it is asked, so that counts stay
 * arithmetic on bitmaps (docs/decisions/0030-a-family-is-one-card.md): `refresh_product_families()` computes a row per member, and the row
 * becomes bits of three kinds.
 * - 'repeat', choices: a better member has the same colour, size … in all that the number names. 0: there is a better
 *   member at all. Better is what is in stock; with the bit of the rating what is rated higher.
 * - 'differs', trait: the members do not all have the same categories, vendor …
 * - 'differs in word', lexeme: the word is in the names of some members and not of all.
 */
export const families = `
create table product_family_sets (
  product_id integer primary key references products on delete cascade,
  family_id integer not null,
  repeats bigint not null,
  differs integer[] not null,
  words integer[] not null
);
create index product_family_sets_of_family on product_family_sets (family_id);

-- Rows are inserted and deleted, never updated: buyers of two colours never wait for each other here.
create table product_family_changes (family_id integer not null);
${noted('product_categories')}
${noted('product_tags')}
${noted('product_ratings')}
${onChange('products', 'note_families_of_products', {
  update: `
  if exists (
    select from before_rows was join after_rows made using (product_id)
    where ${IS_DECIDED}
  ) then
    ${note(`(
      select product_id from before_rows was join after_rows made using (product_id)
      where ${IS_DECIDED}
    ) as decided`)};
  end if;`,
})}
${onChange('product_prices', 'note_families_of_prices', {
  update: `${note(`(
    select product_id from before_rows was join after_rows made using (product_id)
    where (was.price_paise, was.struck_price_paise) is distinct from (made.price_paise, made.struck_price_paise)
  ) as priced`)};`,
})}
${onChange('product_family_members', 'note_families_of_members', {
  insert: 'insert into product_family_changes select distinct family_id from after_rows;',
  update: `insert into product_family_changes
  select family_id from before_rows union select family_id from after_rows;`,
  delete: 'insert into product_family_changes select distinct family_id from before_rows;',
})}
create function family_options(repeats bigint, differs integer[], words integer[])
returns table (kind text, option_id integer) immutable parallel safe language sql as $$
  select 'repeat', chosen from generate_series(0, ${2 * RATED - 1}) as chosen where (repeats >> chosen) & 1 = 1
  union all select 'differs', unnest(differs)
  union all select 'differs in word', unnest(words)
$$;

-- Every set of choices that lies within the choices in which two members are equal. Looked up: a query for each pair of members
-- took most of the time.
create function repeated_choices(equal integer) returns bigint immutable parallel safe language sql as $$
  select ('{${WITHIN.join(',')}}'::bigint[])[equal + 1]
$$;
${onChange('product_family_sets', 'keep_sets_of_families', {
  insert: keepBits('select * from after_rows'),
  update: keepBits('select * from before_rows union all select * from after_rows'),
  delete: keepBits('select * from before_rows'),
})}
-- Takes so many families at most. A member is left out by some choices if it is not the first of those that are equal in them:
-- grouping finds that without comparing each member with each.
create function refresh_product_families(most integer) returns integer language plpgsql as $$
declare
  families integer[];
begin
  if not exists (select from product_family_changes) then return 0; end if;
  perform pg_advisory_xact_lock(hashtext('product-families'));
  with taken as (delete from product_family_changes where family_id in (
    select distinct family_id from product_family_changes order by 1 limit most
  ) returning family_id)
  select coalesce(array_agg(distinct family_id), '{}') into families from taken;
  with member as materialized (
    select product_id, family_id, name, product_type_id, vendor_id, origin_id, stock_quantity > 0 as is_stocked,
      ${CHOICES.map((choice, bit) => `${choice} as choice_${bit}`).join(',\n      ')},
      row_number() over (partition by family_id order by (stock_quantity > 0) desc, product_id) as place,
      row_number() over (
        partition by family_id order by average desc nulls last, (stock_quantity > 0) desc, product_id
      ) as rated_place,
      array(select category_id from product_categories one where one.product_id = member.product_id order by 1) as categories,
      array(select tag_id from product_tags one where one.product_id = member.product_id order by 1) as tags,
      array(select discount_steps(price_paise, struck_price_paise) order by 1) as discounts
    from product_family_members member join products using (product_id) join product_prices using (product_id)
      left join product_ratings using (product_id)
    where family_id = any(families) and is_published
  ),
  family as materialized (
    select family_id, count(*) as size,
      array_remove(array[
        ${differing}
      ]::integer[], null) as differs,
      ${choices((choice, bit) => `case when min(${choice}) < max(${choice}) then ${1 << bit} else 0 end`, '\n      | ')} as varying
    from member group by family_id having count(*) > 1
  ),
  family_words as (
    select family_id, array_agg(lexeme_id order by lexeme_id) as words from (
      select family_id, lexeme_id from member join family using (family_id) join product_names named using (product_id)
        cross join lateral search_words_of(named.name) as split (word)
        join search_words on search_words.word = split.word collate "C"
      group by family_id, lexeme_id, size having count(distinct product_id) < size
    ) as differing_words group by family_id
  ),
  placed as (
    select product_id, chosen, varying,
      place > min(place) over equals as is_repeat, rated_place > min(rated_place) over equals as is_rated_repeat
    from member join family using (family_id) cross join generate_series(0, ${ALL_CHOICES}) as chosen
    where chosen & ~varying = 0
    window equals as (
      partition by family_id, chosen,
        ${choices((choice, bit) => `case when chosen & ${1 << bit} > 0 then ${choice} end`, ',\n        ')}
    )
  ),
  repeated as (
    select product_id, bit_or(
      case when is_repeat then with_all_equal else 0 end | case when is_rated_repeat then with_all_equal << ${RATED} else 0 end
    ) as repeats
    from placed cross join lateral (
      -- Members are equal in what does not vary, so any of it may be chosen as well.
      select repeated_choices(${ALL_CHOICES} & ~varying) << chosen as with_all_equal
    ) as sets group by product_id
  ),
  computed as materialized (
    select product_id, family_id, repeats, differs, coalesce(words, '{}') as words
    from member join family using (family_id) join repeated using (product_id) left join family_words using (family_id)
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
end $$;
`;
