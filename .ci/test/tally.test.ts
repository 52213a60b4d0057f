import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTally, closingLine, jestTally, playwrightTally, sum } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Built from parts, so that this file names no id.
const bracketed = (ids: string) => ['[', ids, ']'].join('');

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file of tests that does not load counts as failed', () => {
  const failed = {
    status: 'failed',
    ancestorTitles: ['cart'],
    title: 'adds',
    failureMessages: ['\u001b[31mExpected 1\u001b[39m'],
  };
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: 'cart.test.ts', message: '', assertionResults: [failed] },
      { name: 'page.test.ts', message: 'No such module', assertionResults: [] },
    ],
  });
  const broken = ['cart adds\n    Expected 1', 'page.test.ts\n    No such module'];
  expect(jestTally(file)).toEqual({ passed: 3, failed: 2, broken, unsteady: [], skipped: [], shown: [] });
});

test('skipped Jest tests keep their names, and only what passed shows a promise', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['orders'], title: `are placed ${bracketed('SH-01 SH-02')}` },
    { status: 'pending', ancestorTitles: ['orders', 'paid'], title: `are sent ${bracketed('SH-03')}` },
    { status: 'failed', ancestorTitles: [], title: `carts ${bracketed('SH-04')}`, failureMessages: [] },
  ];
  const file = report({
    numPassedTests: 1,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ assertionResults }],
  });
  expect(jestTally(file)).toMatchObject({
    skipped: [`orders paid are sent ${bracketed('SH-03')}`],
    shown: ['SH-01', 'SH-02'],
  });
});

test('journeys of nested suites are found, the skipped ones with their names', () => {
  const spec = (title: string, tag: string, status: string) => ({
    title,
    tags: [tag],
    tests: [{ status, results: [{}] }],
  });
  const specs = [
    spec('starts', 'SH-01', 'expected'),
    spec('waits', 'SH-02', 'unexpected'),
    spec('runs', 'SH-03', 'skipped'),
  ];
  const file = report({
    stats: { expected: 4, flaky: 0, unexpected: 1 },
    errors: [],
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'compose', specs }] }],
  });
  const skipped = [`compose runs ${bracketed('SH-03')}`];
  expect(playwrightTally(file)).toEqual({
    passed: 4,
    failed: 1,
    unsteady: [],
    broken: [`compose waits ${bracketed('SH-02')}`],
    skipped,
    shown: ['SH-01'],
  });
});

test('a journey that passed on its second try counts, and keeps the message of its first', () => {
  const tests = [{ status: 'flaky', results: [{ error: { message: 'Expected a tick' } }, {}] }];
  const specs = [{ title: 'ticks', tags: ['SH-01'], tests }];
  const file = report({
    stats: { expected: 0, flaky: 1, unexpected: 0 },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs }],
  });
  expect(playwrightTally(file)).toMatchObject({
    passed: 1,
    failed: 0,
    broken: [],
    unsteady: [`a.spec.ts ticks ${bracketed('SH-01')}\n    Expected a tick`],
    shown: ['SH-01'],
  });
});

test('a run that left no report has failed', () => {
  expect(jestTally(path.join(folder, 'none.json')).failed).toBe(1);
  expect(playwrightTally(path.join(folder, 'none.json')).failed).toBe(1);
});

test('journeys that could not begin have failed', () => {
  const file = report({
    stats: { expected: 0, flaky: 0, unexpected: 0 },
    errors: [{ message: 'no config' }],
    suites: [],
  });
  expect(playwrightTally(file).failed).toBe(1);
});

test('the closing line sums everything and names skipped only when there are some', () => {
  const tests = { passed: 5, failed: 0, broken: [], unsteady: [], skipped: ['orders are sent'], shown: [] };
  expect(closingLine(sum([tests, checkTally(true)]))).toBe('5 passed, 0 failed, 1 skipped');
  expect(closingLine(sum([{ ...tests, skipped: [] }, checkTally(false)]))).toBe('5 passed, 1 failed');
});
