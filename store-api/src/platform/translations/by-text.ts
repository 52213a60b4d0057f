import { sql } from 'kysely';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { TextColumn } from './translate-answer.ts';

/** Sorts by a column's texts in a language, as `translateAnswer` shows them. Alike on every server, whatever its locale. */
export function byText(column: TextColumn, language: string) {
  const english = sql.ref(column);
  if (language === DEFAULT_LANGUAGE) return sql`lower(${english}) collate "C"`;
  // The collation puts letters with hamza or madda before all others; dictionaries sort them by the letter below.
  return sql`translate(coalesce((
    select translated from translations
    where language = ${language} and shown_from = ${column} and digest = md5(${english}) and english = ${english}
  ), ${english}), 'آأإٱؤئىة', 'ااااوييت') collate "und-x-icu"`;
}
