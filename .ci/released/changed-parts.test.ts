import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceName } from '../start/service-plan.ts';
import { changedParts, pairsOf } from './changed-parts.ts';

const PARTS: readonly ServiceName[] = ['shell', 'mfe-catalog', 'mfe-content', 'store-api'];
const ALL = ['last-remotes', 'last-shell', 'last-of-all'];

let root: string;
let released: ReadonlyMap<ServiceName, string>;

function git(...words: readonly string[]): string {
  const identity = ['-c', 'user.name=team', '-c', 'user.email=team@example.com'];
  return execFileSync('git', [...identity, ...words], { cwd: root, encoding: 'utf8' }).trim();
}

function save(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-parts-'));
  git('init', '--quiet');
  for (const part of [...PARTS, 'shared-contracts']) save(`${part}/src/main.ts`, 'released');
  git('add', '.');
  git('commit', '--quiet', '--message', 'released');
  const commit = git('rev-parse', 'HEAD');
  released = new Map(PARTS.map((name) => [name, commit]));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a checkout of the last releases has no pair to run, nor has one whose tests and guides alone changed [OPS-04]', () => {
  save('shell/src/main.test.ts', 'another test');
  save('shell/README.md', 'another guide');
  expect([...changedParts(root, released)]).toEqual([]);
  expect(pairsOf(new Set())).toEqual([]);
});

test('a changed remote runs the pairs of its last release, whether committed, saved or new', () => {
  save('mfe-catalog/src/main.ts', 'saved');
  expect([...changedParts(root, released)]).toEqual(['mfe-catalog']);
  git('commit', '--quiet', '--all', '--message', 'committed');
  save('mfe-content/src/new.ts', 'new');
  expect([...changedParts(root, released)]).toEqual(['mfe-catalog', 'mfe-content']);
  expect(pairsOf(new Set(['mfe-catalog']))).toEqual(['last-remotes']);
});

test.each(['shell', 'store-api'] as const)('a changed %s runs every pair', (name) => {
  save(`${name}/src/main.ts`, 'saved');
  expect(pairsOf(changedParts(root, released))).toEqual(ALL);
});

test.each(['shared-contracts/src/main.ts', 'package-lock.json'])('%s is a part of each', (file) => {
  save(file, 'changed');
  expect([...changedParts(root, released)]).toEqual(PARTS);
});

test('a release that is not in this clone counts as changed', () => {
  expect([...changedParts(root, new Map([['shell', '0'.repeat(40)]]))]).toEqual(['shell']);
});
