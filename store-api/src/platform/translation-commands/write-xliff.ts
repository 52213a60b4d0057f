import { createHash } from 'node:crypto';
import { CommandRefused } from '../command-line/command.ts';
import type { ShownText } from './shown-texts.ts';
import { XLIFF } from './xliff.ts';

/** XLIFF 1.2, a `file` for each column: what translators' programs read and write. A tag within a text is text. */
export async function* writeXliff(language: string, texts: readonly ShownText[]): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${XLIFF}">\n`;
  for (const [column, ofColumn] of Map.groupBy(texts, ({ shown_from }) => shown_from)) {
    yield `<file original="${column}" source-language="en" target-language="${language}" datatype="plaintext"><body>\n`;
    for (const text of ofColumn) yield unit(text);
    yield '</body></file>\n';
  }
  yield '</xliff>\n';
}

function unit({ english, translated, state }: ShownText): string {
  const id = createHash('md5').update(english).digest('hex');
  const isChecked = state === 'checked';
  const target =
    translated === null
      ? ''
      : `<target state="${isChecked ? 'final' : 'needs-review-translation'}">${escaped(translated)}</target>`;
  const approved = isChecked ? ' approved="yes"' : '';
  return `<trans-unit id="${id}" xml:space="preserve"${approved}><source>${escaped(english)}</source>${target}</trans-unit>\n`;
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no way to write
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u;

function escaped(text: string): string {
  if (UNWRITABLE.test(text)) throw new CommandRefused(`XLIFF cannot hold a character of this text, CSV can: ${text}`);
  return text.replace(/[&<>\r]/g, (sign) => CODES[sign] ?? sign);
}
