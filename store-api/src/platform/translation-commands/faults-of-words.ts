import { readText } from 'shared-contracts/i18n/plural-text';

/** A text with a count, as `writtenText` writes it. */
const COUNTED = /^(?:(?:zero|one|two|few|many): .+\n)+other: .+$/;

/** What is wrong with a translation of the interface's words, or of mails'. */
export function faultsOfWords({ english, translated }: { readonly english: string; readonly translated: string }) {
  const faults: string[] = [];
  if (COUNTED.test(english) && readText(translated, { other: '' }) === null) {
    faults.push("has a line for each plural form of the language, at least 'other: …'");
  }
  const names = namesIn(english);
  if (namesIn(translated) !== names) faults.push(`fills in ${names || 'nothing'}, as the English text does`);
  return faults;
}

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
