import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Phrases that hurry, shame, trick or add charges, by the guidelines' own examples and by what shops commonly say. The
 * store shows none in its own texts, in its mails or in its samples; what an operator writes later is the operator's.
 */
const PHRASES: readonly (readonly [pattern: string, phrase: RegExp, example: string])[] = [
  ['false urgency', /\bhurry\b|last chance|selling fast|in high demand|almost gone|act now/i, 'Hurry, almost gone!'],
  ['false urgency', /(people|others|shoppers) (are )?(looking|viewing|bought)/i, '30 others are looking at this'],
  ['false urgency', /limited[- ]time|(ends|ending) (soon|today|tonight)|today only/i, 'Offer ends tonight'],
  ['false urgency', /أسرعوا?|سارعوا?|الفرصة الأخيرة|آخر فرصة|لفترة محدودة|على وشك النفاد/, 'لا تتأخر، آخر فرصة'],
  ['confirm shaming', /\bno,? (thanks,? )?(i|i'd|i’d|i'll|i’ll)\b/i, 'No, I prefer to pay more'],
  ['confirm shaming', /miss(ing)? out|regret|i (don't|don’t|do not) (care|want)/i, 'Do not miss out'],
  ['confirm shaming', /لا تفو[تّ]|ستندم|تفويت الفرصة|لا أهتم/, 'لا تفوت العرض'],
  [
    'trick question',
    /(uncheck|untick|deselect) .*(not|unless)|do not (un)?tick/i,
    'Untick if you would not like no mail',
  ],
  ['drip pricing', /(convenience|handling|platform|processing|packing|service) (fee|charge)s?\b/i, 'Handling fee ₹99'],
  ['drip pricing', /رسوم (الخدمة|خدمة|المعالجة|معالجة|المنصة|التغليف)/, 'رسوم خدمة'],
  ['basket sneaking', /donat(e|ion)|protection plan|extended warranty|تبر[عّ]/i, 'Donation ₹10'],
  ['billing', /auto[- ]?renew|free trial|recurring (payment|charge)|تجديد تلقائي/i, 'Free trial, auto-renews'],
  ['disguised advertisement', /\bsponsored\b|إعلان ممول/i, 'Sponsored'],
];

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHOWN = [
  '{shell,store-api,mfe-*}/src/**/*.{ts,tsx}',
  'shared-contracts/{contract,kit}/**/*.{ts,tsx}',
  'store-api/seed/**/*.{yaml,yml,json,md,html,csv}',
];
const files = globSync(SHOWN, { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**', '**/node_modules'] });

test.each(PHRASES)('no text of the store is of the kind: %s, %s', (_pattern, phrase, example) => {
  expect(example).toMatch(phrase);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))
      .split('\n')
      .filter((line) => phrase.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
}
