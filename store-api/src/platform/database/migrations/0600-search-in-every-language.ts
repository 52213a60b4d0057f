import { type Kysely, sql } from 'kysely';
import { keepFlips, MOST_NOTED } from './0460-product-prices.ts';
import { rewrite } from './0550-discount-sets.ts';
import { arabicStems, arabicStopWords, arabicSynonyms } from './data/search-arabic.ts';

/**
 * Products and what they belong to are found by their names in every language: the words of a translation are words of the
 * name it translates, in the same vocabulary and the same bitmaps. Arabic is written in one way and stemmed first.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...words, ...synonyms, ...names, ...bitmaps]) await sql.raw(statement).execute(db);
  for (const { typed, means } of arabicSynonyms) {
    await sql`insert into search_synonyms (typed, means) values (${typed}, ${means}) on conflict do nothing`.execute(
      db,
    );
  }
  for (const statement of knownTranslations) await sql.raw(statement).execute(db);
}

/** Letters of Arabic, of Persian and Urdu keyboards, and digits, with what search writes for them. ء is left out. */
const LETTERS = [
  ['أإآٱؤئىیةۀہھکگپچڤ', 'ااااويييههههكجبجف'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['ء', ''],
] as const;
const column = (index: 0 | 1) => LETTERS.map((pair) => pair[index]).join('');

const MARKS = String.raw`[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]`;
const ARABIC = String.raw`[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]`;
/** A letter of Arabic once it is folded. */
const LETTER = '[ا-ي]';

/** Tells letters in every database: in one of the locale "C" only those of English are letters. */
const UNICODE = 'collate "und-x-icu"';

const words = [
  // A text in lower case; in Arabic without vowel signs, hamza and the article, and with 0 to 9: 'للأريكة ٣' is 'اريكه 3'.
  String.raw`create function search_folded(given text) returns text immutable parallel safe language sql as $$
    select case when given !~ '${ARABIC}' then lower(given ${UNICODE}) else
      regexp_replace(
        translate(regexp_replace(lower(normalize(given ${UNICODE}, NFKC)), '${MARKS}', '', 'g'), '${column(0)}', '${column(1)}'),
        '\m(?:و?[بك]ال|[وف]?(?:ال|لل))(?=${LETTER}{2})', '', 'g')
    end
  $$`,
  // و, ب and ل are written as one with the next word, and begin words of their own: both ways are words of the text.
  String.raw`create function search_words_of(given text) returns table (word text) immutable parallel safe language sql as $$
    select split.word from regexp_split_to_table(
      regexp_replace(search_folded(given) ${UNICODE}, '\m(و?[بل]|و)(${LETTER}{3,})', '\1\2 \2', 'g'), '[^[:alnum:]]+'
    ) as split (word)
  $$`,
  // Of a folded word. PostgreSQL's stemmer of Arabic takes طاولة and طاولات for two words and has no stop words; these are the
  // endings of the stemmer 'light10' (Larkey, Ballesteros, Connell 2002) without ها, and with the dual of feminine words.
  `create function search_stems(word text) returns text[] immutable parallel safe language sql as $$
    select case
      when word !~ '${LETTER}' then tsvector_to_array(to_tsvector('english', word))
      when word = any('{${arabicStopWords.join(',')}}') then '{}'
      else array[coalesce(
        '${JSON.stringify(arabicStems)}'::jsonb ->> word,
        regexp_replace(regexp_replace(word, '(.{3})(?:تين|تان|ات|ان|ون|ين)$', '\\1'), '(.{2})(?:يه|ه|ي)$', '\\1')
      )]
    end
  $$`,
  `create or replace function search_lexemes_of(given text) returns table (word text, lexeme text)
  immutable parallel safe language sql as $$
    select distinct split.word, stem.lexeme from search_words_of(given) as split (word), unnest(search_stems(split.word)) as stem (lexeme)
  $$`,
  // Letters that are confused are one, vowels are left out: 'كرصي' and 'كرسي' are 'كرس'.
  'alter function search_sound(text) rename to search_sound_in_latin',
  `create function search_sound(word text) returns text immutable parallel safe language sql as $$
    select case when word !~ '${LETTER}' then search_sound_in_latin(word) else left(spelled, 1)
      || regexp_replace(translate(substr(spelled, 2), 'اويه', ''), '(.)\\1+', '\\1', 'g') end
    from (select translate(word, 'صثطضذظحقغع', 'سستدززهكجا') as spelled) as folded
  $$`,
];

// Synonyms are found by their stems, as the catalogue's words are: 'couches' and 'الكنبات' too.
const synonyms = [
  "alter table search_synonyms add column word text not null default '', add column stem text",
  `create function note_synonym_words() returns trigger language plpgsql as $$
  begin
    new.word := search_folded(new.typed);
    new.stem := (search_stems(new.word))[1];
    new.sound := search_sound(new.word);
    return new;
  end $$`,
  `create trigger words_of_synonyms before insert or update on search_synonyms for each row
    execute function note_synonym_words()`,
  'update search_synonyms set typed = typed',
  'create index search_synonyms_of_stem on search_synonyms (stem)',
];

const OPTIONS = [
  ['category', 'categories', 'category_id'],
  ['type', 'product_types', 'product_type_id'],
  ['material', 'materials', 'material_id'],
  ['orientation', 'orientations', 'orientation_id'],
  ['seater', 'seaters', 'seater_id'],
  ['color', 'colors', 'color_id'],
  ['size', 'sizes', 'size_id'],
  ['vendor', 'vendors', 'vendor_id'],
  ['origin', 'origins', 'origin_id'],
  ['tag', 'tags', 'tag_id'],
] as const;

/** Known words are not stemmed again. Only a translation of names takes this lock alone, see below. */
const NOTE_WORDS = `
  declare
    unknown text[];
  begin
    perform pg_advisory_xact_lock_shared(hashtext('product-names'));
    unknown := array(
      select distinct typed.word collate "C" from search_words_of(given) as typed (word)
      where not exists (select from search_words known where known.word = typed.word collate "C")
    );
    insert into search_lexemes (lexeme)
    select distinct stem.lexeme from unnest(unknown) as word cross join lateral unnest(search_stems(word)) as stem (lexeme)
    where not exists (select from search_lexemes known where known.lexeme = stem.lexeme) order by stem.lexeme
    on conflict do nothing;
    insert into search_words (word, sound, lexeme_id)
    select word, search_sound(word), lexeme_id
    from unnest(unknown) as word cross join lateral unnest(search_stems(word)) as stem (lexeme)
    join search_lexemes using (lexeme)
    order by word on conflict do nothing;
  end`;

const names = [
  'create index translations_of_text on translations (shown_from, digest)',
  // A text and its translations.
  `create function texts_of(shown text, original text) returns table (shown_text text) stable parallel safe language sql as $$
    select original union all
    select translated from translations where shown_from = shown and digest = md5(original) and english = original
  $$`,
  `create view product_names as
    select product_id, name from products union all
    select product_id, translated from products
    join translations on shown_from = 'products.name' and digest = md5(name) and english = name`,
  `create view search_named_options as ${OPTIONS.map(
    ([kind, table, id]) =>
      `select '${kind}' as kind, '${table}.name' as shown_from, ${id} as option_id, name from ${table}`,
  ).join(' union all ')}`,
  `create or replace function note_search_words(given text) returns void language plpgsql as $$ ${NOTE_WORDS} $$`,
  // Without a name, the option is gone.
  `create function note_search_option(named text, id integer, shown text, name text) returns void language plpgsql as $$
  begin
    delete from search_options where kind = named and option_id = id;
    perform note_search_words(shown_text) from texts_of(shown, name);
    insert into search_options (lexeme_id, kind, option_id)
    select distinct lexeme_id, named, id from texts_of(shown, name)
      cross join lateral search_lexemes_of(shown_text) join search_lexemes using (lexeme);
  end $$`,
  `create or replace function keep_search_options() returns trigger language plpgsql as $$
  declare
    id integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::integer;
  begin
    perform note_search_option(tg_argv[0], id, tg_table_name || '.name', case when tg_op <> 'DELETE' then new.name end);
    return null;
  end $$`,
];

const SPLIT = "regexp_split_to_table(lower(name), '[^[:alnum:]]+') as split (word)";
const SPLIT_OF_PRODUCTS = `from products cross join lateral ${SPLIT}`;
const WORDS_OF_PRODUCTS = 'from product_names cross join lateral search_words_of(name) as split (word)';
const KNOWN = 'join search_words on search_words.word = split.word collate "C"';

/**
 * `before` and `after` are the rows of a statement, or null. A product had a word before if texts of its name have it, without
 * the rows after and with those before. That is not so for one text in two languages that a statement adds and changes.
 */
function onTranslations(event: 'insert' | 'update' | 'delete', before: string | null, after: string | null) {
  const rows = [before, after].filter((name) => name !== null);
  const changedTexts = rows.map((name) => `select shown_from, english from ${name}`).join(' union ');
  const renamedProducts = `products join (${changedTexts}) as texts on shown_from = 'products.name' and english = name`;
  const earlier = rows.map(
    (name) => `union all
      select english, translated, 0, ${name === before ? 1 : -1} from ${name} where shown_from = 'products.name'`,
  );
  const flips = `
    with texts as (
      select english, shown_text, 1 as now, 0 as earlier from (${changedTexts}) as changed_texts
        cross join lateral texts_of(shown_from, english) where shown_from = 'products.name'
      ${earlier.join(' ')}
    ),
    words as (
      select english, lexeme_id from texts cross join lateral search_words_of(shown_text) as split (word) ${KNOWN}
      group by english, lexeme_id having (sum(now) > 0) <> (sum(now + earlier) > 0)
    )
    select 'name' as kind, lexeme_id as option_id, product_id from words join products on products.name = words.english`;
  const seen = [before && `old table as ${before}`, after && `new table as ${after}`].filter(Boolean).join(' ');
  return [
    `create function keep_words_of_translations_${event}() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      -- A product that is named meanwhile would miss the words that are not committed yet.
      perform pg_advisory_xact_lock(hashtext('product-names'));
      perform note_search_option(kind, option_id, shown_from, name)
      from search_named_options join (${changedTexts}) as changed_texts using (shown_from) where name = english;
      ${after === null ? '' : `perform note_search_words(string_agg(translated, ' ')) from ${after} where shown_from = 'products.name';`}
      select count(*) into changed from (select from ${renamedProducts} limit ${MOST_NOTED + 1}) as counted;
      if changed = 0 then return null; end if;
      if changed > ${MOST_NOTED} then perform pg_advisory_xact_lock(hashtext('product-sets')); end if;
      ${keepFlips(flips)}
      insert into product_family_changes select distinct family_id from product_family_members
      where product_id in (select product_id from ${renamedProducts});
      return null;
    end $$`,
    `create trigger words_of_translations_${event} after ${event} on translations
      referencing ${seen} for each statement execute function keep_words_of_translations_${event}()`,
  ];
}

const bitmaps = [
  ...['keep_sets_of_new_products', 'rebuild_product_sets_of_products'].map((name) =>
    rewrite(name, SPLIT_OF_PRODUCTS, WORDS_OF_PRODUCTS),
  ),
  rewrite(
    'keep_sets_of_changed_products',
    `as either (name) cross join lateral ${SPLIT}`,
    `as either (name) cross join lateral texts_of('products.name', either.name)
      cross join lateral search_words_of(shown_text) as split (word)`,
  ),
  rewrite(
    'refresh_product_families',
    `cross join lateral ${SPLIT}`,
    `join product_names named using (product_id) cross join lateral search_words_of(named.name) as split (word)`,
  ),
  `create or replace function name_lexemes(name text) returns table (lexeme_id integer) stable language sql as $$
    select distinct search_words.lexeme_id from texts_of('products.name', name)
      cross join lateral search_words_of(shown_text) as split (word) ${KNOWN}
  $$`,
  rewrite(
    'keep_sets_of_product',
    'begin',
    "begin\n    perform pg_advisory_xact_lock_shared(hashtext('product-names'));",
  ),
  ...onTranslations('insert', null, 'after_rows'),
  ...onTranslations('update', 'before_rows', 'after_rows'),
  ...onTranslations('delete', 'before_rows', null),
];

/** Those of a store that was translated before. */
const knownTranslations = [
  'lock table products in share row exclusive mode',
  `select note_search_option(kind, option_id, shown_from, name) from search_named_options
    where exists (select from translations other where other.shown_from = search_named_options.shown_from and english = name)`,
  `do $$
  begin
    if exists (select from translations where shown_from = 'products.name') then
      perform note_search_words(string_agg(translated, ' ')) from translations where shown_from = 'products.name';
      perform rebuild_product_sets();
      insert into product_family_changes select family_id from product_families;
    end if;
  end $$`,
];
