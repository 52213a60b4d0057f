import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writtenText } from '../../contract/i18n/plural-text.ts';
import type { WordList, Words } from '../../contract/i18n/words.ts';

const WORD_LISTS = [
  'mfe-*/src/**/*words.ts',
  'shell/src/**/*words.ts',
  'shared-contracts/contract/i18n/contract-words.ts',
];

/** The English texts of all word lists, by the package that shows them, in one order. */
export async function interfaceTexts(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const byOwner = new Map<string, Set<string>>();
  for (const file of WORD_LISTS.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as Readonly<Record<string, unknown>>;
    for (const { team, english } of Object.values(module).filter(isWords)) {
      const texts = byOwner.get(team) ?? new Set();
      for (const text of Object.values(english)) texts.add(writtenText(text));
      byOwner.set(team, texts);
    }
  }
  const sorted = [...byOwner].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([owner, texts]) => [owner, [...texts].sort()]));
}

function isWords(value: unknown): value is Words<WordList> {
  return typeof value === 'object' && value !== null && 'team' in value && 'english' in value;
}
