import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { writeStyleTypes } from '../../shared-contracts/build/style-types.ts';
import makeTemplates, { dropTemplates } from '../../store-api/src/testing/template-databases.ts';
import { ledgerFaults } from '../requirements/check.ts';
import { findHeadlessChromium, NO_CHROMIUM } from './chromium.ts';
import { buildSteps, checkSteps, jestSteps, journeys } from './plan.ts';
import { refusal, runSteps, type Step, type StepResult } from './step.ts';
import { checkTally, closingLine, sum } from './tally.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANES = Math.min(4, Math.max(2, availableParallelism()));
/** The journeys mostly wait: one lane more uses the processors meanwhile. */
const LANES_WITH_JOURNEYS = LANES + 1;

async function main(): Promise<void> {
  const started = performance.now();
  const reports = mkdtempSync(path.join(tmpdir(), 'store-test-'));
  try {
    // Tests start the store's services some two hundred times; a third of each start was compiling the same sources.
    process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');
    writeStyleTypes(ROOT);
    const results = await runSteps(buildSteps(ROOT), LANES, say);
    await makeTemplates();
    const steps = [...browsing(reports), ...checkSteps(ROOT), ...jestSteps(ROOT, reports)];
    results.push(...(await runSteps(steps, LANES_WITH_JOURNEYS, say)));
    results.push(ledger(results));
    summarize(results, (performance.now() - started) / 1000);
  } finally {
    await dropTemplates();
    rmSync(reports, { recursive: true, force: true });
  }
}

function browsing(reports: string): Step[] {
  const chromium = findHeadlessChromium();
  return chromium ? [journeys(ROOT, reports, chromium)] : [refusal('Playwright journeys', NO_CHROMIUM)];
}

/** Every promise needs a test that passed. */
function ledger(results: readonly StepResult[]): StepResult {
  const { shown } = sum(results.map(({ tally }) => tally));
  const faults = ledgerFaults(ROOT, new Set(shown));
  const succeeded = faults.length === 0;
  say([`${succeeded ? '✓' : '✗'} requirements`, ...faults].join('\n'));
  return { name: 'requirements', succeeded, seconds: 0, tally: checkTally(succeeded) };
}

function summarize(results: readonly StepResult[], seconds: number): void {
  const total = sum(results.map(({ tally }) => tally));
  const failed = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
  say('');
  sayList('Skipped:', total.skipped);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
  say(`${results.length} steps in ${(seconds / 60).toFixed(1)} minutes`);
  say(closingLine(total));
  if (failed.length > 0 || total.failed > 0) process.exitCode = 1;
}

function sayList(heading: string, names: readonly string[]): void {
  if (names.length > 0) say([heading, ...names.map((name) => `  ${name}`)].join('\n'));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
