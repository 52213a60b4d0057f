import { type Kysely, sql } from 'kysely';
import { rewrite } from './0550-discount-sets.ts';

/**
 * Work for many products at once that grew with their square or with the vocabulary:
 * - Families in listings were found by comparing each member with each, in subqueries that read all members of all families. A
 *   member is left out by some choices if it is not the first of those that are equal in them: grouping finds that.
 * - The words of a name were joined with the whole vocabulary, because the planner expects a name to have a thousand.
 * - Every word of every new name was stemmed, twice, although nearly all are known.
 * - The price of 0 that a new product begins with was noted as one that might have been asked.
 * - Prices that an import wrote were compared with a history that was read whole, by a plan of its first batches.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What shoppers choose among members by: bit 0, 1 … of the number of a 'repeat'. Nothing chosen is 0. */
const CHOICES = [
  'coalesce(color_id, 0)',
  'coalesce(size_id, 0)::bigint << 32 | coalesce(seater_id, 0)',
  'coalesce(material_id, 0)',
  'coalesce(orientation_id, 0)',
  'price_paise',
];
const ALL_CHOICES = 2 ** CHOICES.length - 1;
/** By the best rating too: the bits from here on. */
const RATED = 2 ** CHOICES.length;
/** The other traits that listings are filtered by: number 0, 1 … of a 'differs'. */
const TRAITS = ['categories', 'product_type_id', 'vendor_id', 'origin_id', 'tags', 'discounts', 'is_stocked'];

const choices = (of: (choice: string, bit: number) => string, separator = ', ') =>
  CHOICES.map((_, bit) => of(`choice_${bit}`, bit)).join(separator);
const differing = TRAITS.map(
  (trait, number) => `case when count(distinct coalesce(${trait}::text, '')) > 1 then ${number} end`,
).join(', ');

/** The words of `name`, joined to those that are known. */
const WORDS = `regexp_split_to_table(lower(name), '[^[:alnum:]]+') as split (word)
    join search_words on search_words.word = split.word collate "C"`;
const lexemes = (rows: string, which: string) => `
  select distinct 'name' as kind, lexeme_id as option_id, product_id from ${rows} cross join lateral ${WORDS} where ${which}`;
const OPTIONS_OF_NEW = `
  select kind, option_id, product_id from products cross join lateral product_options(products)
  where product_id = any(ids)`;
const OF_PART = 'product_id between part << 14 and (part << 14) + 16383';
const OPTIONS_OF_PART = `
        select product_id, kind, option_id from products cross join lateral product_options(products)
        where ${OF_PART}`;
const LEXEMES_OF_CHANGED = `
  select 'name', lexeme_id, product_id from changed cross join lateral (
    (select lexeme_id from name_lexemes(was_name) except select lexeme_id from name_lexemes(made_name))
    union all
    (select lexeme_id from name_lexemes(made_name) except select lexeme_id from name_lexemes(was_name))
  ) as word where was_name <> made_name`;

const statements = [
  `create or replace function refresh_product_families(most integer) returns integer language plpgsql as $$
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
        ${CHOICES.map((choice, bit) => `${choice} as choice_${bit}`).join(', ')},
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
      select family_id, count(*) as size, array_remove(array[${differing}]::integer[], null) as differs,
        ${choices((choice, bit) => `case when min(${choice}) < max(${choice}) then ${1 << bit} else 0 end`, ' | ')} as varying
      from member group by family_id having count(*) > 1
    ),
    family_words as (
      select family_id, array_agg(lexeme_id order by lexeme_id) as words from (
        select family_id, lexeme_id from member join family using (family_id) cross join lateral ${WORDS}
        group by family_id, lexeme_id, size having count(distinct product_id) < size
      ) as differing_words group by family_id
    ),
    placed as (
      select product_id, chosen, varying,
        place > min(place) over equals as is_repeat, rated_place > min(rated_place) over equals as is_rated_repeat
      from member join family using (family_id) cross join generate_series(0, ${ALL_CHOICES}) as chosen
      where chosen & ~varying = 0
      window equals as (
        partition by family_id, chosen, ${choices((choice, bit) => `case when chosen & ${1 << bit} > 0 then ${choice} end`)}
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
  end $$`,

  // The words of names are joined for all products of a statement at once, no longer for each.
  rewrite(
    'product_options',
    `
    union all
    select distinct 'name', lexeme_id
    from regexp_split_to_table(lower(product.name), '[^[:alnum:]]+') as split (word)
    join search_words on search_words.word = split.word collate "C"`,
    '',
  ),
  rewrite(
    'keep_sets_of_new_products',
    OPTIONS_OF_NEW,
    `${OPTIONS_OF_NEW} union all ${lexemes('products', 'product_id = any(ids)')}`,
  ),
  rewrite(
    'rebuild_product_sets_of_products',
    OPTIONS_OF_PART,
    `${OPTIONS_OF_PART} union all select product_id, kind, option_id from (${lexemes('products', OF_PART)}) as words`,
  ),
  rewrite(
    'keep_sets_of_changed_products',
    LEXEMES_OF_CHANGED,
    `
  select 'name', lexeme_id, product_id
  from changed cross join lateral (values (was_name), (made_name)) as either (name) cross join lateral ${WORDS}
  where was_name <> made_name group by product_id, lexeme_id having count(distinct either.name) = 1`,
  ),
  `create or replace function keep_sets_of_product() returns trigger language plpgsql as $$
  begin
    perform note_product_set_change(array_agg(kind), array_agg(option_id), old.product_id)
    from (select * from product_options(old) union all select 'name', name_lexemes(old.name)) as options;
    return null;
  end $$`,
  // Most prices are not struck through.
  rewrite(
    'keep_sets_of_changed_prices',
    ') as flipped (step)',
    ') as flipped (step) where coalesce(was_struck, made_struck) is not null',
  ),
  `create or replace function note_search_words(given text) returns void language plpgsql as $$
  declare
    unknown text := (
      select string_agg(word, ' ') from (
        select distinct word collate "C" as word from regexp_split_to_table(lower(given), '[^[:alnum:]]+') as split (word)
      ) as typed
      where not exists (select from search_words known where known.word = typed.word)
    );
  begin
    insert into search_lexemes (lexeme)
    select distinct lexeme from search_lexemes_of(unknown) as found
    where not exists (select 1 from search_lexemes known where known.lexeme = found.lexeme) order by lexeme
    on conflict do nothing;
    insert into search_words (word, sound, lexeme_id)
    select word, search_sound(word), lexeme_id from search_lexemes_of(unknown) join search_lexemes using (lexeme)
    order by word on conflict do nothing;
  end $$`,
  `create or replace function note_changed_prices() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then perform note_asked_prices(array(select product_id from after_rows));
    elsif exists (select from after_rows where price_paise > 0) then
      perform note_asked_prices(array(select product_id from after_rows where price_paise > 0));
    end if;
    return null;
  end $$`,
  // A plan that was made while a table was small reads all of it, and is kept while an import makes it large.
  ...[
    'note_asked_prices',
    'keep_sets_of_new_products',
    'keep_sets_of_changed_products',
    'keep_sets_of_changed_prices',
  ].map((name) => `alter function ${name} set plan_cache_mode = force_custom_plan`),
];
