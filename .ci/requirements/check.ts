import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, promisedIds } from './ledger.ts';

/** Faults between the promises of docs/requirements.md and the ids shown by tests, a sentence each. */
export function ledgerFaults(root: string, shown: ReadonlySet<string>): string[] {
  const read = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');
  const pending = read('requirements-pending.txt').split(/\s+/).filter(Boolean);
  const { unproven, unknown } = coverage(promisedIds(read('requirements.md')), shown, pending);
  return [
    ...(unproven.length > 0 ? [`No test shows: ${unproven.join(' ')}`] : []),
    ...(unknown.length > 0 ? [`Not in docs/requirements.md: ${unknown.join(' ')}`] : []),
  ];
}
