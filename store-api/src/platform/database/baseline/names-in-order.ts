/** Vowel signs, tatweel, and accents and hamza of the letters before them; not the madda, as آ comes before every ا. */
const MARKS = String.raw`[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u0652\u0654-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]`;

/** As CLDR sorts Arabic: ة is a ت, ى a ي. Letters of Persian and Urdu are what they look like. */
const LETTERS = { from: 'ةىیۀەہھکگپچڤ', to: 'تييهههههككبجف' };

/** ألواح and آلة do not begin with the article, hence before hamza is taken off. */
const ARTICLE = '^ال(?=[ء-ي]{3})';

/** In the widest letters an index entry has room for more than twice as many. */
const LENGTH = 200;

/** Names in the order of a language. `products` may be the rows of a statement, `language` an SQL expression. */
const namesOf = (products: string, language: string) => `
  select product_id, ${language} as language, translated is null as is_english,
    name_sort_key(coalesce(translated, name)) as sort_key
  from ${products} left join translations on translations.language = ${language}
    and shown_from = 'products.name' and digest = md5(name) and english = name`;

const addNamesOf = (products: string) => `
  insert into product_names_in_order (product_id, language, is_english, sort_key)
  ${namesOf(`${products} cross join languages_of_product_names() as spoken`, 'spoken')}`;

/** A product that is named while a translation is committed would miss it: the lock of note_search_words. */
const LOCK = "hashtext('product-names')";

/**
 * A listing by name follows the names that are shown (decision 0039): a row per product for each language that names of
 * products are translated into. Triggers keep it.
 */
export const namesInOrder = `
create table product_names_in_order (
  product_id integer not null references products on delete cascade,
  language text not null,
  is_english boolean not null,
  sort_key text not null,
  primary key (product_id, language)
);
create index products_by_translated_name
  on product_names_in_order (language, is_english, sort_key collate "C", product_id);

-- Compared by code point, so that every database sorts alike, whatever collations it has.
create function name_sort_key(name text) returns text immutable parallel safe language sql as $$
  select left(translate(normalize(
    regexp_replace(
      normalize(lower(regexp_replace(normalize(name, NFC), '${ARTICLE}', '') collate "und-x-icu"), NFKD), '${MARKS}', '', 'g'
    ), NFC
  ), '${LETTERS.from}', '${LETTERS.to}'), ${LENGTH})
$$;

create function languages_of_product_names() returns setof text stable language sql as $$
  with recursive spoken as (
    select min(language) as language from translations
    union all
    select (select min(language) from translations where language > spoken.language) from spoken
    where language is not null
  )
  select language from spoken where language is not null and exists (
    select from translations other where other.language = spoken.language and shown_from = 'products.name'
  )
$$;

-- Also for products that were loaded with triggers off.
create function add_names_in_order() returns void language sql as $$
  ${addNamesOf('(select product_id, name from products) as product')} on conflict do nothing
$$;

create function add_names_of_products() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(${LOCK});
  ${addNamesOf('added')};
  return null;
end $$;
create trigger names_in_order_insert after insert on products referencing new table as added
  for each statement execute function add_names_of_products();

create function keep_name_of_product() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(${LOCK});
  delete from product_names_in_order where product_id = new.product_id;
  ${addNamesOf('(select new.product_id, new.name) as renamed')};
  return null;
end $$;
create trigger names_in_order_update after update of name on products for each row
  when (old.name is distinct from new.name) execute function keep_name_of_product();

create function keep_names_of_translations() returns trigger language plpgsql as $$
declare
  changed_language text;
begin
  for changed_language in select distinct language from changed where shown_from = 'products.name' loop
    perform pg_advisory_xact_lock(${LOCK});
    if not exists (
      select from translations where language = changed_language and shown_from = 'products.name'
    ) then
      delete from product_names_in_order where language = changed_language;
    elsif not exists (select from product_names_in_order where language = changed_language) then
      insert into product_names_in_order (product_id, language, is_english, sort_key)
      ${namesOf('products', 'changed_language')};
    else
      update product_names_in_order as kept set is_english = now.is_english, sort_key = now.sort_key
      from (${namesOf('products', 'changed_language')}
        where name in (select changed.english from changed where changed.shown_from = 'products.name')) as now
      where kept.product_id = now.product_id and kept.language = changed_language
        and (kept.is_english, kept.sort_key) is distinct from (now.is_english, now.sort_key);
    end if;
  end loop;
  return null;
end $$;
create trigger names_in_order_insert after insert on translations referencing new table as changed
  for each statement execute function keep_names_of_translations();
create trigger names_in_order_changed_from after update on translations referencing old table as changed
  for each statement execute function keep_names_of_translations();
create trigger names_in_order_changed_to after update on translations referencing new table as changed
  for each statement execute function keep_names_of_translations();
create trigger names_in_order_delete after delete on translations referencing old table as changed
  for each statement execute function keep_names_of_translations();
`;
