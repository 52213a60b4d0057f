import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '..');
const CALLS = path.resolve(SOURCES, '../../shared-contracts/contract/api');

const read = (file: string) => readFileSync(file, 'utf8');
const importedCalls = (text: string) =>
  [...text.matchAll(/'shared-contracts\/api\/([\w-]+)'/g)].map(([, name]) => name);

/** The calls that a suite makes, by itself or through a helper of `testing/`. */
function callsOf(suite: string): (string | undefined)[] {
  const text = read(suite);
  const helpers = [...text.matchAll(/'(\.[\w./-]*\/testing\/[\w/-]+\.ts)'/g)].map(([, file = '']) =>
    read(path.resolve(path.dirname(suite), file)),
  );
  return [text, ...helpers].flatMap(importedCalls);
}

test('every API call is shown by some suite on a database [API-04]', () => {
  const calls = globSync(`${CALLS}/!(*.test).ts`).filter((file) => / = defineCall\(/.test(read(file)));
  const suites = globSync(`${SOURCES}/**/*.test.ts`).filter((file) => /^describeOnDatabase\(/m.test(read(file)));
  const shown = new Set(suites.flatMap(callsOf));
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.map((file) => path.basename(file, '.ts')).filter((call) => !shown.has(call))).toEqual([]);
});
