import { readFileSync } from 'node:fs';
import { idsIn } from '../requirements/ledger.ts';

/** The result of a test run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names of skipped tests. */
  readonly skipped: readonly string[];
  /** Ids of docs/requirements.md named by passed tests. */
  readonly shown: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: [], shown: [] };

/** A check without a list of tests (lint, types, a build) counts only when it fails. */
export function checkTally(succeeded: boolean): Tally {
  return { ...NOTHING, failed: succeeded ? 0 : 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, { passed, failed, skipped, shown }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
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

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed to load: their tests are not counted elsewhere. */
  numRuntimeErrorTestSuites: number;
  /** Its `fullName` lacks the suites' names with the light runner. */
  testResults: { assertionResults: { status: string; ancestorTitles: string[]; title: string }[] }[];
}

/** Reads Jest's `--json` report; a missing report means that Jest itself failed. */
export function jestTally(file: string): Tally {
  const report = readReport<JestReport>(file);
  if (!report) return checkTally(false);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' '));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: named('pending'),
    shown: named('passed').flatMap(idsIn),
  };
}

interface PlaywrightSpec {
  title: string;
  /** Without their @. */
  tags: string[];
  tests: { status: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** Reads Playwright's JSON report; a missing report means that Playwright itself failed. */
export function playwrightTally(file: string): Tally {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return checkTally(false);
  const { expected, unexpected } = report.stats;
  const stopped = unexpected === 0 && report.errors.length > 0 ? 1 : 0;
  const named = (wanted: string) => report.suites.flatMap((suite) => namesIn(suite, wanted));
  return {
    passed: expected,
    failed: unexpected + stopped,
    skipped: named('skipped'),
    shown: named('expected').flatMap(idsIn),
  };
}

/** Tests of a suite with this status, with their tags as in Jest's titles: 'compose on PostgreSQL [OPS-02]'. */
function namesIn({ title, suites = [], specs = [] }: PlaywrightSuite, wanted: string): string[] {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${title} ${spec.title} [${spec.tags.join(' ')}]`);
  return [...here, ...suites.flatMap((suite) => namesIn(suite, wanted))];
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
