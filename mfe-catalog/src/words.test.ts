import arabic from './words.ar.ts';
import { words } from './words.ts';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each(Object.entries(words.english))('%s is in Arabic too, with the same values in it [SH-16]', (key, english) => {
  const text = arabic[key as keyof typeof arabic];
  expect(text).toMatch(/[\u0600-\u06ff]/);
  expect(places(text)).toEqual(places(english));
});
