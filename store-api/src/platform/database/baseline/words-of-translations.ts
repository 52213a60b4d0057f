import { keepFlips, lockSets, MOST_NOTED } from './keep-flips.ts';

/**
 * `before` and `after` are the rows of a statement, or null. A product had a word before if texts of its name have it, without
 * the rows after and with those before. That is not so for one text in two languages that a statement adds and changes.
 */
function onTranslations(event: 'insert' | 'update' | 'delete', before: string | null, after: string | null): string {
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
        ${earlier.join('\n        ')}
      ),
      words as (
        select english, lexeme_id from texts cross join lateral search_words_of(shown_text) as split (word)
          join search_words on search_words.word = split.word collate "C"
        group by english, lexeme_id having (sum(now) > 0) <> (sum(now + earlier) > 0)
      )
      select 'name' as kind, lexeme_id as option_id, product_id from words join products on products.name = words.english`;
  const seen = [before && `old table as ${before}`, after && `new table as ${after}`].filter(Boolean).join(' ');
  const noteWords = `perform note_search_words(string_agg(translated, ' ')) from ${after} where shown_from = 'products.name';`;
  return `
create function keep_words_of_translations_${event}() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  -- A product that is named meanwhile would miss the words that are not committed yet.
  perform pg_advisory_xact_lock(hashtext('product-names'));
  perform note_search_option(kind, option_id, shown_from, name)
  from search_named_options join (${changedTexts}) as changed_texts using (shown_from) where name = english;
  ${after === null ? '' : noteWords}
  select count(*) into changed from (select from ${renamedProducts} limit ${MOST_NOTED + 1}) as counted;
  if changed = 0 then return null; end if;
  if changed > ${MOST_NOTED} then ${lockSets} end if;
  ${keepFlips(flips)}
  insert into product_family_changes select distinct family_id from product_family_members
  where product_id in (select product_id from ${renamedProducts});
  return null;
end $$;
create trigger words_of_translations_${event} after ${event} on translations
  referencing ${seen} for each statement execute function keep_words_of_translations_${event}();
`;
}

/** Products and options follow the translations of their names. */
export const wordsOfTranslations = [
  onTranslations('insert', null, 'after_rows'),
  onTranslations('update', 'before_rows', 'after_rows'),
  onTranslations('delete', 'before_rows', null),
].join('');
