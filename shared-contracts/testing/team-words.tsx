import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Text } from 'shared-contracts/i18n/plural-text';
import type { WordList } from 'shared-contracts/i18n/words';

/**
 * Tests of a package's texts: each one is in Arabic too, with the same values and with plural forms where English has
 * them, and no two areas use a key for different texts, since a page knows a team's texts by their key alone (SH-16).
 * @param url `import.meta.url` of the test in the package's src; its English lists are found by their files
 */
export async function testTeamWords(url: string, arabic: WordList): Promise<void> {
  const files = globSync('**/*words.ts', { cwd: fileURLToPath(new URL('.', url)) });
  const lists = await Promise.all(files.map((file) => englishOf(new URL(file, url).href)));
  const texts = lists.flatMap((list) => Object.entries(list));

  test('every text is in Arabic too, with the same values and its plural forms [SH-16]', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(([key, english]) => faultOf(key, english, arabic[key])).filter(Boolean)).toEqual([]);
  });

  test('a key that several areas use means the same text everywhere', () => {
    const meanings = new Map<string, Set<string>>();
    for (const [key, text] of texts) meanings.set(key, (meanings.get(key) ?? new Set()).add(JSON.stringify(text)));
    expect([...meanings].filter(([, meant]) => meant.size > 1).map(([key]) => key)).toEqual([]);
  });
}

async function englishOf(href: string): Promise<WordList> {
  const exported: Readonly<Record<string, { readonly english?: WordList }>> = await import(href);
  return Object.assign({}, ...Object.values(exported).map(({ english }) => english ?? {}));
}

function faultOf(key: string, english: Text, arabic: Text | undefined): string | undefined {
  if (arabic === undefined) return `${key} is missing`;
  if (typeof english !== 'string' && typeof arabic === 'string') return `${key} has no plural forms`;
  const forms = typeof arabic === 'string' ? [arabic] : Object.values(arabic);
  // 'CGST {rate}%' is the same in both.
  const hasWords = /[a-z]/.test(otherOf(english).replace(/\{\w+\}/g, ''));
  if (hasWords && !forms.every((text) => /[\u0600-\u06ff]/.test(text))) return `${key} is not Arabic`;
  const wanted = valuesOf(otherOf(english));
  if (valuesOf(otherOf(arabic)) !== wanted) return `${key} has other values`;
  // One and two are often said by the noun alone.
  const same = forms.every((text) => [wanted, withoutCount(wanted)].includes(valuesOf(text)));
  return same ? undefined : `${key} lacks a value in some form`;
}

const otherOf = (text: Text) => (typeof text === 'string' ? text : text.other);

const valuesOf = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([place]) => place)
    .sort()
    .join(' ');

const withoutCount = (values: string) => values.replace(/(^| )\{n\}/, '').trim();
