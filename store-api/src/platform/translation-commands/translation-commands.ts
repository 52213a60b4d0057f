import { DEFAULT_LANGUAGE, hasWordsModules, isBundled } from 'shared-contracts/i18n/languages';
import { type Command, type CommandEnvironment, CommandRefused, command } from '../command-line/command.ts';
import { csvLine } from '../command-line/csv.ts';
import { transactIfOk } from '../database/transact.ts';
import { TRANSLATION_STATES } from '../translations/tables.ts';
import type { TextSource } from '../translations/text-source.ts';
import { readXliff } from './read-xliff.ts';
import { type ShownText, shownTexts, translatedTexts } from './shown-texts.ts';
import {
  FILE_COLUMNS,
  readTranslationCsv,
  type Translation,
  translationsOf,
  writeTranslations,
} from './translation-file.ts';
import { writeXliff } from './write-xliff.ts';

const LANGUAGE = {
  about: "Its two letters, like ar for Arabic; en for the interface's and the mails' own words.",
  read(name: string, typed: string) {
    const language = typed.toLowerCase();
    if (/^[a-z]{2,3}$/.test(language)) return language;
    throw new CommandRefused(`${name} is the code of a language, like ar.`);
  },
} as const;

const OTHER_LANGUAGE = {
  about: 'Its two letters, like ar for Arabic.',
  read(name: string, typed: string) {
    const language = LANGUAGE.read(name, typed);
    if (language !== DEFAULT_LANGUAGE) return language;
    throw new CommandRefused(`${name} is the code of a language other than English, like ar.`);
  },
} as const;

const FORMAT = {
  takes: 'FORMAT',
  about: 'csv for spreadsheets, xliff (1.2) for programs of translators.',
  oneOf: ['csv', 'xliff'],
  default: 'csv',
} as const;

/** @param all that the shop translates, in the order in which a translator meets it */
export function translationCommands(all: readonly TextSource[]): readonly Command[] {
  // What is written in English is changed where it is written; words of releases are changed here.
  const sourcesOf = (language: string) => all.filter(({ isBundled }) => language !== DEFAULT_LANGUAGE || isBundled);
  const lackingSources = (language: string) => all.filter((source) => !(source.isBundled && isBundled(language)));
  /** A release's words in Arabic are not known here: of these a file has those that the store says otherwise. */
  const listed = async (shop: Pick<CommandEnvironment, 'db' | 'settings'>, language: string) => {
    const texts = await translatedTexts(shop, sourcesOf(language), language);
    if (!hasWordsModules(language)) return texts;
    const bundled = new Set(all.filter((source) => source.isBundled).map(({ column }): string => column));
    return texts.filter(({ shown_from, state }) => state !== null || !bundled.has(shown_from));
  };
  const list = command({
    name: 'translations list',
    summary: 'The texts that the shop shows in a language, each with its English and its state.',
    words: { language: LANGUAGE },
    options: { state: { takes: 'STATE', about: 'Only those that are machine or checked.', read: readState } },
    examples: ['ar', 'ar --state machine --format csv'],
    columns: { shown_from: 'text', english: 'text', translated: 'text', state: 'text' },
    async *run(shop, { language, state }) {
      let none = true;
      for (const text of await listed(shop, language)) {
        if (text.state === null || (state !== undefined && text.state !== state)) continue;
        none = false;
        yield { ...text };
      }
      if (none) yield 'No translations.';
    },
  });

  const missing = command({
    name: 'translations missing',
    summary: 'The texts that the shop shows in English, because a language lacks them.',
    details: 'A text that was changed in English lacks its translation again.',
    words: { language: OTHER_LANGUAGE },
    examples: ['ar', 'ar --format csv'],
    columns: { shown_from: 'text', english: 'text' },
    async *run(shop, { language }) {
      const texts = await translatedTexts(shop, lackingSources(language), language);
      const lacking = texts.filter(({ state }) => state === null);
      for (const { shown_from, english } of lacking) yield { shown_from, english };
      yield `${lacking.length} of ${texts.length} texts are not translated.`;
    },
  });

  const exportFile = command({
    name: 'translations export',
    summary: 'Writes every text and its translation into a file, for a translator to complete.',
    details:
      "Of English, every word of the interface and of mails: what stands in 'translated' is shown instead of it. The same text in both columns takes that back.",
    words: { language: LANGUAGE, file: { about: "The file, or '-'.", file: 'write' } },
    options: { missing: { about: 'Only the texts that are not translated.' }, format: FORMAT },
    examples: ['ar arabic.csv', 'en our-words.csv', 'ar to-do.xlf --missing --format xliff'],
    dryRun: 'plan',
    async *run({ dryRun, ...shop }, { language, file, format, missing: onlyMissing }) {
      const texts = (await listed(shop, language)).filter(({ state }) => !onlyMissing || state === null);
      if (!dryRun) await file.write(format === 'xliff' ? writeXliff(language, texts) : linesOf(texts));
      yield `${texts.length} texts: ${file.name}`;
    },
  });

  const importFile = command({
    name: 'translations import',
    summary: 'Takes the translations of a file; the shop shows them within a second.',
    details: `The columns of CSV are ${FILE_COLUMNS.join(', ')}, as translations export writes them. Rows without a translation are left out, and one without a state is 'machine'; what XLIFF calls approved, final or signed off is 'checked'. A file with a fault in any row changes nothing.`,
    words: { language: LANGUAGE, file: { about: 'A file; - is standard input.', file: 'read' } },
    options: { format: FORMAT },
    examples: ['ar arabic.csv --dry-run', 'ar arabic.csv', 'ar done.xlf --format xliff'],
    dryRun: 'plan',
    async *run({ db, settings, dryRun }, { language, file, format }) {
      const sources = sourcesOf(language);
      const bytes = await file.open();
      const given = format === 'xliff' ? readXliff(bytes, language) : readTranslationCsv(bytes);
      const translations = await translationsOf(given, sources);
      // A dry run does the same and rolls back: the file has been read.
      const { added, changed, unshown } = await transactIfOk(db, async (trx) => ({
        ok: !dryRun,
        ...(await writeTranslations(trx, language, translations)),
        unshown: await countUnshown({ db: trx, settings }, sources, translations),
      }));
      yield `${added} added, ${changed} changed, ${translations.length - added - changed} as they were.`;
      if (unshown > 0) yield `${unshown} are of an English text that the shop does not show.`;
    },
  });

  return [list, missing, exportFile, importFile];
}

async function countUnshown(
  shop: Pick<CommandEnvironment, 'db' | 'settings'>,
  sources: readonly TextSource[],
  translations: readonly Translation[],
) {
  const shown = new Set((await shownTexts(shop, sources)).map(({ shown_from, english }) => `${shown_from} ${english}`));
  return translations.filter(({ shown_from, english }) => !shown.has(`${shown_from} ${english}`)).length;
}

async function* linesOf(texts: readonly ShownText[]): AsyncIterable<string> {
  yield `${csvLine(FILE_COLUMNS)}\n`;
  for (const text of texts) yield `${csvLine(FILE_COLUMNS.map((column) => text[column]))}\n`;
}

function readState(name: string, typed: string) {
  const state = TRANSLATION_STATES.find((known) => known === typed.toLowerCase());
  if (state) return state;
  throw new CommandRefused(`${name} is ${TRANSLATION_STATES.join(' or ')}.`);
}
