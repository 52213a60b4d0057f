import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTally, closingLine, jestTally, playwrightTally, sum } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file of tests that does not load counts as failed', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] });
  expect(jestTally(file)).toEqual({ passed: 3, failed: 2, skipped: [] });
});

test('skipped Jest tests keep their names', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'PGlite orders' },
    { status: 'pending', fullName: 'PostgreSQL orders' },
  ];
  const file = report({
    numPassedTests: 1,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ assertionResults }],
  });
  expect(jestTally(file).skipped).toEqual(['PostgreSQL orders']);
});

test('skipped journeys are found in nested suites', () => {
  const inner = { title: 'compose', specs: [{ title: 'on PostgreSQL', tests: [{ status: 'skipped' }] }] };
  const file = report({
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [{ title: 'a.spec.ts', suites: [inner] }],
  });
  expect(playwrightTally(file)).toEqual({ passed: 5, failed: 1, skipped: ['compose on PostgreSQL'] });
});

test('a run that left no report has failed', () => {
  expect(jestTally(path.join(folder, 'none.json')).failed).toBe(1);
  expect(playwrightTally(path.join(folder, 'none.json')).failed).toBe(1);
});

test('journeys that could not begin have failed', () => {
  const file = report({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: 'no config' }],
    suites: [],
  });
  expect(playwrightTally(file).failed).toBe(1);
});

test('the closing line sums everything and names skipped only when there are some', () => {
  const tests = { passed: 5, failed: 0, skipped: ['PostgreSQL orders'] };
  expect(closingLine(sum([tests, checkTally(true)]))).toBe('5 passed, 0 failed, 1 skipped');
  expect(closingLine(sum([{ ...tests, skipped: [] }, checkTally(false)]))).toBe('5 passed, 1 failed');
});
