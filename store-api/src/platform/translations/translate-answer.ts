import { sql } from 'kysely';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { Database, Db } from '../database/schema.ts';
import { safeHtml } from '../safe-html.ts';
import { replaceHtmlTexts } from './html-texts.ts';

/** Kinds of documents that no table holds field by field, with their fields; the kinds add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, as `Database` is
export interface DocumentTexts {}

/** What texts are shown from: a column of the database, as 'products.name', or a field of a kind of documents. */
export type TextColumn = ColumnOf<Database> | ColumnOf<DocumentTexts>;
type ColumnOf<Tables> = {
  [Table in keyof Tables & string]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables & string];

/** For a field that holds JSON text. */
class TextsInJson {
  readonly texts: Texts;

  constructor(texts: Texts) {
    this.texts = texts;
  }
}

export const inJson = (texts: Texts) => new TextsInJson(texts);

/** For a field that holds HTML, which is translated block by block; each block is of one of the columns. */
class TextsInHtml {
  readonly columns: readonly TextColumn[];

  constructor(columns: readonly TextColumn[]) {
    this.columns = columns;
  }
}

export const inHtml = (...columns: readonly TextColumn[]) => new TextsInHtml(columns);

/** The translated fields of an answer, each with its column, in the shape of the answer without its lists. */
export type Texts =
  | TextColumn
  | TextsInJson
  | TextsInHtml
  | { readonly [field: string]: Texts }
  | ((value: never) => Texts);

/** `Texts` of a known answer. A function decides by what else a record says. */
export type TextsOf<Answer> = Answer extends readonly (infer Item)[]
  ? TextsOf<Item>
  : Answer extends string
    ? TextColumn | TextsInJson | TextsInHtml
    : Answer extends object
      ?
          | { readonly [Field in keyof Answer]?: TextsOf<Exclude<Answer[Field], undefined>> }
          | ((value: Answer) => { readonly [Field in keyof Answer]?: TextsOf<Exclude<Answer[Field], undefined>> })
      : never;

type Translate = (column: TextColumn, english: string) => string;

/**
 * The answer with its texts in a language, read by one statement. A text without a translation stays English; so does all of
 * it in a language without translations, and in English.
 */
export async function translateAnswer<Answer>(db: Db, language: string, answer: Answer, texts: Texts): Promise<Answer> {
  if (language === DEFAULT_LANGUAGE) return answer;
  const wanted = new Map<string, readonly [TextColumn, string]>();
  replaceTexts(answer, texts, (column, english) => {
    if (english !== '') wanted.set(keyOf(column, english), [column, english]);
    return english;
  });
  const translations = await readTranslations(db, language, [...wanted.values()]);
  if (translations.size === 0) return answer;
  return replaceTexts(
    answer,
    texts,
    (column, english) => translations.get(keyOf(column, english)) ?? english,
  ) as Answer;
}

const keyOf = (column: string, english: string) => `${column} ${english}`;

async function readTranslations(db: Db, language: string, wanted: readonly (readonly [TextColumn, string])[]) {
  if (wanted.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ shown_from: string; english: string; translated: string }>`
    select shown_from, english, translated
    from unnest(${wanted.map(([column]) => column)}::text[], ${wanted.map(([, english]) => english)}::text[])
      as wanted (shown_from, english)
    join translations using (shown_from, english)
    where language = ${language} and digest = md5(english)`.execute(db);
  return new Map(rows.map((row) => [keyOf(row.shown_from, row.english), row.translated]));
}

function replaceTexts(value: unknown, texts: Texts, translate: Translate): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, texts, translate));
  if (typeof texts === 'string') return typeof value === 'string' ? translate(texts, value) : value;
  if (texts instanceof TextsInHtml) return replaceInHtml(String(value), texts.columns, translate);
  if (texts instanceof TextsInJson) {
    return value === '' ? value : JSON.stringify(replaceTexts(JSON.parse(String(value)), texts.texts, translate));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (typeof texts === 'function') return replaceTexts(value, texts(value as never), translate);
  const fields = Object.entries(value).map(([field, inner]) => {
    const within = texts[field];
    return [field, within === undefined ? inner : replaceTexts(inner, within, translate)];
  });
  return Object.fromEntries(fields);
}

/** A translation is as safe as its English: it comes from a file of a translator. */
function replaceInHtml(html: string, columns: readonly TextColumn[], translate: Translate): string {
  const replaced = replaceHtmlTexts(
    html,
    (text) => columns.map((column) => translate(column, text)).find((translated) => translated !== text) ?? text,
  );
  return replaced === html ? html : safeHtml(replaced);
}
