import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ledgerFaults } from './check.ts';
import { namedIds } from './ledger.ts';

/** Checks the sources alone; `npm test` counts the tests that ran and passed. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const TEST_FILES = [
  '*/src/**/*.test.{ts,tsx}',
  'shared-contracts/**/*.test.{ts,tsx}',
  '.ci/**/*.test.ts',
  'e2e/**/*.spec.ts',
];

const files = globSync(TEST_FILES, { cwd: ROOT, exclude: ['**/node_modules'] });
const named = new Set(files.flatMap((file) => namedIds(readFileSync(path.join(ROOT, file), 'utf8'))));
const faults = ledgerFaults(ROOT, named);
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
if (faults.length > 0) process.exitCode = 1;
