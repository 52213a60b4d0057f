import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeStyleTypes } from '../../shared-contracts/build/style-types.ts';
import makeTemplates, { dropTemplates } from '../../store-api/src/testing/template-databases.ts';
import { ledgerFaults } from '../requirements/check.ts';
import { chooseTests } from './changed/choose-tests.ts';
import { checkedOut, noteGreen } from './changed/git.ts';
import { findHeadlessChromium, NO_CHROMIUM } from './chromium.ts';
import { buildSteps, checkSteps, jestSteps, journeys } from './plan.ts';
import { refusal, runSteps, type Step, type StepResult } from './step.ts';
import { checkTally, closingLine, sum } from './tally.ts';
import { timeTable } from './time-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANES = Math.min(4, Math.max(2, availableParallelism()));
/** `npm test [-- --changed [COMMIT]]` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
  if (!values.changed) return runAll();
  const choice = chooseTests(ROOT, positionals[0]);
  if ('refused' in choice) {
    say(choice.refused);
    process.exitCode = 1;
    return;
  }
  const { changed, commit, tests } = choice;
  say(`${changed.length} files differ from ${commit.slice(0, 8)}: ${tests.length} files of tests can see that.`);
  const results = await run((reports) => stepsFor(reports, tests));
  say('These were the tests that the change can touch; `npm test` runs all, and asks for the ledger of promises.');
  say(closingLine(sum(results.map(({ tally }) => tally))));
}

async function runAll(): Promise<void> {
  const commit = checkedOut(ROOT);
  const results = await run((reports) => stepsFor(reports), ledger);
  say(closingLine(sum(results.map(({ tally }) => tally))));
  if (!process.exitCode && commit !== null && commit === checkedOut(ROOT)) noteGreen(ROOT, commit);
}

/** Builds, seeds, runs the steps and sums up; a failure sets the exit code. */
async function run(
  stepsIn: (reports: string) => readonly Step[],
  judge?: (results: readonly StepResult[]) => StepResult,
): Promise<StepResult[]> {
  const started = performance.now();
  const reports = mkdtempSync(path.join(tmpdir(), 'store-test-'));
  try {
    // Tests start the store's services some two hundred times; a third of each start was compiling the same sources.
    // biome-ignore lint/style/noProcessEnv: Node's own, for the processes that this one starts.
    process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');
    writeStyleTypes(ROOT);
    const results = await runSteps(buildSteps(ROOT), LANES, say);
    await makeTemplates();
    results.push(...(await runSteps(stepsIn(reports), LANES, say)));
    if (judge) results.push(judge(results));
    summarize(results, (performance.now() - started) / 1000);
    return results;
  } finally {
    await dropTemplates();
    rmSync(reports, { recursive: true, force: true });
  }
}

/** The longest first, so that the lanes end together. Without `tests` everything. */
function stepsFor(reports: string, tests?: readonly string[]): Step[] {
  return [...browsing(reports, tests), ...jestSteps(ROOT, reports, tests), ...checkSteps(ROOT)];
}

function browsing(reports: string, tests?: readonly string[]): Step[] {
  const specs = tests?.filter((test) => test.startsWith('e2e/'));
  if (specs?.length === 0) return [];
  const chromium = findHeadlessChromium();
  return [chromium ? journeys(ROOT, reports, chromium, specs) : refusal('Playwright journeys', NO_CHROMIUM)];
}

/** Every promise needs a test that passed. */
function ledger(results: readonly StepResult[]): StepResult {
  const { shown } = sum(results.map(({ tally }) => tally));
  const faults = ledgerFaults(ROOT, new Set(shown));
  const succeeded = faults.length === 0;
  say([`${succeeded ? '✓' : '✗'} requirements`, ...faults].join('\n'));
  return { name: 'requirements', succeeded, seconds: 0, cpuSeconds: null, tally: checkTally(succeeded) };
}

function summarize(results: readonly StepResult[], seconds: number): void {
  const total = sum(results.map(({ tally }) => tally));
  const failed = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
  say('');
  printList('Skipped:', total.skipped);
  say(timeTable(results, seconds));
  printList('Passed on the second try; each is a fault to find:', total.unsteady);
  // Last: of a long output people and machines keep the end.
  printList('Failed tests:', total.broken);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
  if (failed.length > 0 || total.failed > 0) process.exitCode = 1;
}

function printList(heading: string, names: readonly string[]): void {
  if (names.length > 0) say([heading, ...names.map((name) => `  ${name}`)].join('\n'));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
