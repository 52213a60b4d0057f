import { sql } from 'kysely';
import * as v from 'valibot';
import { CommandRefused } from '../command-line/command.ts';
import { readCsv } from '../command-line/read-csv.ts';
import type { Db } from '../database/schema.ts';
import { TRANSLATION_STATES } from '../translations/tables.ts';
import type { TextSource } from '../translations/text-source.ts';
import { faultsOfWords } from './faults-of-words.ts';

export const FILE_COLUMNS = ['shown_from', 'english', 'translated', 'state'] as const;

const row = v.object({
  shown_from: v.string(),
  english: v.pipe(v.string(), v.minLength(1, 'is missing')),
  /** '': not translated yet. */
  translated: v.optional(v.string(), ''),
  state: v.optional(v.picklist(['', ...TRANSLATION_STATES], `is ${TRANSLATION_STATES.join(' or ')}`), ''),
});

export type Translation = Pick<v.InferOutput<typeof row>, 'shown_from' | 'english' | 'translated'> & {
  readonly state: (typeof TRANSLATION_STATES)[number];
};

/** Words that releases bring. */
const OF_RELEASES = /^(?:interface|mails)\./;

/** More texts than a large catalogue has. */
const MOST_ROWS = 500_000;
const SHOWN_FAULTS = 20;

/** A text of a file, as it is there. */
export interface GivenRow {
  /** Where it is, as a program shows it: 'Row 3'. */
  readonly place: string;
  readonly cells: Readonly<Partial<Record<(typeof FILE_COLUMNS)[number], string>>>;
  /** What is wrong with the row itself. */
  readonly faults: readonly string[];
}

export async function* readTranslationCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GivenRow> {
  for await (const { row: number, ...given } of readCsv(bytes, { names: FILE_COLUMNS, key: 'english' })) {
    yield { place: `Row ${number}`, ...given };
  }
}

/** The rows that have a translation; one without a state is 'machine'. Throws `CommandRefused` with the file's faults. */
export async function translationsOf(
  given: AsyncIterable<GivenRow>,
  sources: readonly TextSource[],
): Promise<readonly Translation[]> {
  const byColumn = new Map(sources.map((source) => [source.column as string, source]));
  const translations = new Map<string, Translation>();
  const faults: string[] = [];
  let rows = 0;
  for await (const { place, ...read } of given) {
    rows += 1;
    if (rows > MOST_ROWS) throw new CommandRefused(`The file has more than ${MOST_ROWS} texts.`);
    const { success, output, issues = [] } = v.safeParse(row, read.cells);
    faults.push(...read.faults.map((fault) => `${place} ${fault}.`));
    faults.push(...issues.map(({ path, message }) => `${place}, ${path?.[0].key}: ${message}.`));
    if (!success) continue;
    const source = byColumn.get(output.shown_from);
    if (!source) faults.push(`${place}, shown_from: is one of: ${[...byColumn.keys()].join(', ')}.`);
    if (output.translated.trim() === '') continue;
    if (OF_RELEASES.test(output.shown_from)) {
      faults.push(...faultsOfWords(output).map((fault) => `${place}, translated: ${fault}.`));
    } else if (placeholdersOf(output.translated) !== placeholdersOf(output.english)) {
      faults.push(`${place}, translated: names the same of {code}, {percent} and {amount} as the English text.`);
    }
    faults.push(...(source?.faultsOf?.(output) ?? []).map((fault) => `${place}, translated: ${fault}.`));
    const key = `${output.shown_from} ${output.english}`;
    if (translations.has(key)) faults.push(`${place}: the text is in the file twice.`);
    translations.set(key, { ...output, translated: output.translated.trim(), state: output.state || 'machine' });
  }
  if (faults.length > 0)
    throw new CommandRefused([...faults.slice(0, SHOWN_FAULTS), 'Nothing was changed.'].join('\n'));
  return [...translations.values()];
}

/** What is filled in where a text is shown: a coupon's code must not be lost or written out. */
function placeholdersOf(text: string): string {
  return (text.match(/\{(?:code|percent|amount)\}/g) ?? []).toSorted().join();
}

/** So many in a statement, as the words of each are noted with it. */
const WRITTEN_AT_ONCE = 2_000;

/** Writes translations over those that there are. Answers how many were new and how many others changed. */
export async function writeTranslations(trx: Db, language: string, given: readonly Translation[]) {
  const isTakenBack = ({ shown_from, english, translated }: Translation) =>
    OF_RELEASES.test(shown_from) && english === translated;
  const translations = given.filter((one) => !isTakenBack(one));
  let written = 0;
  let changed = await takeBack(trx, language, given.filter(isTakenBack));
  const takenBack = changed;
  for (let from = 0; from < translations.length; from += WRITTEN_AT_ONCE) {
    const { rows } = await sql<{ was_there: boolean }>`
      insert into translations as stored (language, shown_from, english, translated, state)
      select ${language}, shown_from, english, translated, state
      from jsonb_to_recordset(${JSON.stringify(translations.slice(from, from + WRITTEN_AT_ONCE))}::jsonb)
        as given (shown_from text, english text, translated text, state text)
      on conflict (language, shown_from, digest) do update
        set translated = excluded.translated, state = excluded.state, changed_at = now()
        where (stored.translated, stored.state) is distinct from (excluded.translated, excluded.state)
      returning xmax <> 0 as was_there`.execute(trx);
    written += rows.length;
    changed += rows.filter((one) => one.was_there).length;
  }
  return { added: written + takenBack - changed, changed };
}

/** The releases' own words are shown again. */
async function takeBack(trx: Db, language: string, words: readonly Translation[]): Promise<number> {
  if (words.length === 0) return 0;
  const { numAffectedRows } = await sql`
    delete from translations using jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given (shown_from text, english text)
    where translations.language = ${language} and translations.shown_from = given.shown_from
      and translations.english = given.english`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
