import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STEP = /^(\d+)\. `([^`]+)`/;
/** What docs/newcomer.md promises of each change. */
const MOST_FILES = 6;

const steps = readFileSync(path.join(ROOT, 'docs/newcomer.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', file = ''] = STEP.exec(line) ?? [];
    return file ? [{ number: Number(number), file }] : [];
  });

test('the files that a newcomer is sent to are there, at most six for a list', () => {
  expect(steps.filter(({ number }) => number === 1).length).toBeGreaterThanOrEqual(10);
  expect(steps.filter(({ file }) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(steps.filter(({ number }) => number > MOST_FILES)).toEqual([]);
});
