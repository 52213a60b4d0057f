import { readFileSync } from 'node:fs';
import type { ShopLanguage } from './shop-texts.ts';

const ARABIC = new Map(
  readFileSync(new URL('../../store-api/seed/translations/ar.csv', import.meta.url), 'utf8')
    .split('\n')
    // Names hold no commas.
    .map((line) => line.split(','))
    .flatMap(([from, english = '', arabic = '']) => (from?.endsWith('.name') ? [[english, arabic] as const] : [])),
);

/** How the sample store calls a product or a category. */
export function named(english: string, language: ShopLanguage): string {
  const name = language === 'en' ? english : ARABIC.get(english);
  if (name === undefined) throw new Error(`the seed does not translate '${english}'`);
  return name;
}
