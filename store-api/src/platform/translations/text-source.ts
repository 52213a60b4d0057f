import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { safeHtml } from '../safe-html.ts';
import type { Settings } from '../settings/settings.ts';
import { htmlTexts } from './html-texts.ts';
import type { TextColumn } from './translate-answer.ts';

/** Texts that a shop shows and that are translated. */
export interface TextSource {
  /** What they are shown from: a part of their translations' key. */
  readonly column: TextColumn;
  /** The store brings them in its bundled languages, where nothing of them is data. */
  readonly isBundled?: true;
  /** What a translation says wrongly. */
  readonly faultsOf?: (text: { readonly english: string; readonly translated: string }) => readonly string[];
  /** All that there are now, in English; one may come more than once. */
  read(db: Db, settings: Pick<Settings, 'store'>): Promise<readonly string[]>;
}

export const columnTexts = (column: TextColumn): TextSource => ({ column, read: (db) => valuesOf(db, column) });

/** Of a column with HTML, text by text as `inHtml` finds them in an answer. */
export const htmlColumnTexts = (column: TextColumn): TextSource => ({
  column,
  read: async (db) => (await valuesOf(db, column)).flatMap((html) => htmlTexts(safeHtml(html))),
});

export async function valuesOf(db: Db, column: string): Promise<string[]> {
  const [table = '', field = ''] = column.split('.');
  const { rows } = await sql<{ english: string }>`
    select distinct ${sql.ref(field)} as english from ${sql.table(table)} where ${sql.ref(field)} <> ''`.execute(db);
  return rows.map(({ english }) => english);
}
