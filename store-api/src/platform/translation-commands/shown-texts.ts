import type { CommandEnvironment } from '../command-line/command.ts';
import type { TextSource } from '../translations/text-source.ts';

type Shop = Pick<CommandEnvironment, 'db' | 'settings'>;

export interface ShownText {
  readonly shown_from: string;
  readonly english: string;
  /** Null: it lacks. */
  readonly translated: string | null;
  readonly state: string | null;
}

/** Every text that is to be translated, once, in the order of its sources. */
export async function shownTexts({ db, settings }: Shop, sources: readonly TextSource[]) {
  const shown: { readonly shown_from: string; readonly english: string }[] = [];
  for (const { column, read } of sources) {
    const texts = [...new Set(await read(db, settings))].filter((text) => text !== '').sort();
    shown.push(...texts.map((english) => ({ shown_from: column, english })));
  }
  return shown;
}

export async function translatedTexts(
  shop: Shop,
  sources: readonly TextSource[],
  language: string,
): Promise<readonly ShownText[]> {
  const stored = await shop.db
    .selectFrom('translations')
    .select(['shown_from', 'english', 'translated', 'state'])
    .where('language', '=', language)
    .execute();
  const byText = new Map(stored.map((row) => [`${row.shown_from} ${row.english}`, row]));
  const lacking = { translated: null, state: null };
  return (await shownTexts(shop, sources)).map((text) => ({
    ...text,
    ...(byText.get(`${text.shown_from} ${text.english}`) ?? lacking),
  }));
}
