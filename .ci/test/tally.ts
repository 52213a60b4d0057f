import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { idsIn } from '../requirements/ledger.ts';

/** The result of a test run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Failed tests and files that could not be loaded, each with the begin of its message. */
  readonly broken: readonly string[];
  /** Journeys that failed and then passed, each with the begin of its first message. They count as passed. */
  readonly unsteady: readonly string[];
  /** Names of skipped tests. */
  readonly skipped: readonly string[];
  /** Ids of docs/requirements.md named by passed tests. */
  readonly shown: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, broken: [], unsteady: [], skipped: [], shown: [] };

/** A check without a list of tests (lint, types, a build) counts only when it fails. */
export function checkTally(succeeded: boolean): Tally {
  return { ...NOTHING, failed: succeeded ? 0 : 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, { passed, failed, broken, unsteady, skipped, shown }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      broken: [...all.broken, ...broken],
      unsteady: [...all.unsteady, ...unsteady],
      skipped: [...all.skipped, ...skipped],
      shown: [...all.shown, ...shown],
    }),
    NOTHING,
  );
}

/** The summary line of a run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

interface JestTest {
  status: string;
  ancestorTitles: string[];
  title: string;
  failureMessages: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed to load: their tests are not counted elsewhere. */
  numRuntimeErrorTestSuites: number;
  /** Its `fullName` lacks the suites' names with the light runner. */
  testResults: { name: string; message: string; assertionResults: JestTest[] }[];
}

/** Reads Jest's `--json` report; a missing report means that Jest itself failed. */
export function jestTally(file: string): Tally {
  const report = readReport<JestReport>(file);
  if (!report) return checkTally(false);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted);
  const nameOf = ({ ancestorTitles, title }: JestTest) => [...ancestorTitles, title].join(' ');
  const unloaded = report.testResults.filter(
    ({ assertionResults, message }) => assertionResults.length === 0 && message !== '',
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    broken: [
      ...withStatus('failed').map((failed) => withMessage(nameOf(failed), failed.failureMessages[0])),
      ...unloaded.map(({ name, message }) => withMessage(name, message)),
    ],
    unsteady: [],
    skipped: withStatus('pending').map(nameOf),
    shown: withStatus('passed').map(nameOf).flatMap(idsIn),
  };
}

interface PlaywrightSpec {
  title: string;
  /** Without their @. */
  tags: string[];
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** Reads Playwright's JSON report; a missing report means that Playwright itself failed. */
export function playwrightTally(file: string): Tally {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return checkTally(false);
  const { expected, flaky, unexpected } = report.stats;
  const stopped = unexpected === 0 && report.errors.length > 0 ? 1 : 0;
  const named = (wanted: string) => report.suites.flatMap((suite) => specsIn(suite, wanted));
  const messages = (wanted: string) => named(wanted).map(({ name, message }) => withMessage(name, message));
  return {
    passed: expected + flaky,
    failed: unexpected + stopped,
    broken: messages('unexpected'),
    unsteady: messages('flaky'),
    skipped: named('skipped').map(({ name }) => name),
    shown: [...named('expected'), ...named('flaky')].flatMap(({ name }) => idsIn(name)),
  };
}

/** Tests of a suite with this status, with their tags as in Jest's titles: 'compose on PostgreSQL [OPS-02]'. */
function specsIn(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  wanted: string,
): { name: string; message: string | undefined }[] {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => ({
      name: `${title} ${spec.title} [${spec.tags.join(' ')}]`,
      message: spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
    }));
  return [...here, ...suites.flatMap((suite) => specsIn(suite, wanted))];
}

/** A run's whole output is long, and its end is what one sees first. */
function withMessage(name: string, message = ''): string {
  const begin = stripVTControlCharacters(message).trim().slice(0, 400);
  return begin === '' ? name : `${name}\n    ${begin.replaceAll('\n', '\n    ')}`;
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
