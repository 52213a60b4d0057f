import { globSync } from 'node:fs';
import path from 'node:path';
import arabic from './words.ar.ts';

const here = path.dirname(new URL(import.meta.url).pathname);

/** The English texts of every area, found by their files, so that none can be left out. */
const lists = await Promise.all(
  globSync('**/words.ts', { cwd: here }).map(async (file) => {
    const exported = Object.values((await import(`./${file}`)) as Record<string, { english: Record<string, string> }>);
    return [file, Object.assign({}, ...exported.map(({ english }) => english)) as Record<string, string>] as const;
  }),
);

const texts = lists.flatMap(([file, english]) =>
  Object.entries(english).map(([key, text]) => [file, key, text] as const),
);
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each(texts)('%s: %s is in Arabic too, with the same values in it [SH-16]', (_, key, english) => {
  const text = (arabic as Record<string, string>)[key] ?? '';
  expect(text).toMatch(/[\u0600-\u06ff]/);
  expect(places(text)).toEqual(places(english));
});

test('a key that several areas use means the same text everywhere', () => {
  const meanings = new Map<string, Set<string>>();
  for (const [, key, text] of texts) meanings.set(key, (meanings.get(key) ?? new Set()).add(text));
  expect([...meanings].filter(([, meant]) => meant.size > 1).map(([key]) => key)).toEqual([]);
});
