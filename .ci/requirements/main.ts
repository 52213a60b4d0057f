import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, namedIds, promisedIds } from './ledger.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEST_FILES = [
  '*/src/**/*.test.{ts,tsx}',
  'shared-contracts/build/**/*.test.ts',
  '.ci/**/*.test.ts',
  'e2e/**/*.spec.ts',
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const named = new Set(globSync(TEST_FILES, { cwd: ROOT }).flatMap((file) => namedIds(read(file))));
const announced = read('docs/requirements-pending.txt').split(/\s+/).filter(Boolean);
const { unproven, unknown, pending } = coverage(promisedIds(read('docs/requirements.md')), named, announced);

process.stdout.write(`Still to come (${pending.length}): ${pending.join(' ')}\n`);
if (unproven.length > 0) process.stdout.write(`No test names: ${unproven.join(' ')}\n`);
if (unknown.length > 0) process.stdout.write(`Promised nowhere in docs/requirements.md: ${unknown.join(' ')}\n`);
if (unproven.length > 0 || unknown.length > 0) process.exitCode = 1;
