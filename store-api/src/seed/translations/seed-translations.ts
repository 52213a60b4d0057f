import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { TRANSLATION_STATES } from '../../platform/translations/tables.ts';
import { readCsv } from '../files/read-files.ts';

/** The languages of the sample store besides English; a file each. */
const LANGUAGES = ['ar'];

const row = v.strictObject({
  shown_from: v.string(),
  english: v.string(),
  translated: v.string(),
  state: v.picklist(TRANSLATION_STATES),
});

/** @param columns of which the translations are written; others may have been changed by the shop */
export async function seedTranslations(db: Db, columns: ReadonlySet<string>): Promise<void> {
  for (const language of LANGUAGES) {
    const rows = readCsv(`translations/${language}.csv`, row).filter(({ shown_from }) => columns.has(shown_from));
    await writeTranslations(db, language, rows);
  }
}
