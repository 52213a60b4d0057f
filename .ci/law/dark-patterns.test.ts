import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Annexure 1 of the guidelines, in its order. */
const PATTERNS = [
  'False urgency',
  'Basket sneaking',
  'Confirm shaming',
  'Forced action',
  'Subscription trap',
  'Interface interference',
  'Bait and switch',
  'Drip pricing',
  'Disguised advertisement',
  'Nagging',
  'Trick question',
  'SaaS billing',
  'Rogue malware',
];

interface Row {
  readonly pattern: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/** '## 1. False urgency', then text, then '- `file`: title of a test'. */
const rows: readonly Row[] = readFileSync(path.join(ROOT, 'docs/dark-patterns.md'), 'utf8')
  .split(/^## \d+\. /m)
  .slice(1)
  .map((section) => ({
    pattern: section.split('\n', 1)[0] ?? '',
    tests: Array.from(section.matchAll(/^- `([^`]+)`:\s+([^\n]+(?:\n {2}[^\n]+)*)/gm), ([, file = '', title = '']) => ({
      file,
      title: title.replace(/\n {2}/g, ' '),
    })),
  }));

test('the document has the thirteen patterns, each with a test [LAW-05]', () => {
  expect(rows.map(({ pattern }) => pattern)).toEqual(PATTERNS);
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test.each(rows)('$pattern: its tests exist under their titles [LAW-05]', ({ tests }) => {
  const missing = tests.filter(({ file, title }) => {
    const full = path.join(ROOT, file);
    // Escapes are those of a string in source.
    return !existsSync(full) || !readFileSync(full, 'utf8').replaceAll("\\'", "'").includes(title);
  });
  expect(missing).toEqual([]);
});
