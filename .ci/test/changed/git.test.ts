import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedSince, checkedOut, lastGreen, noteGreen } from './git.ts';

let clone: string;
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', ...command], { cwd: clone });
const write = (file: string) => writeFileSync(path.join(clone, file), file);

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  git('init', '--quiet');
  write('kept.ts');
  write('deleted.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

test('what differs from the last green commit: committed, new, deleted [OPS-30]', () => {
  expect(lastGreen(clone)).toBeNull();
  const commit = checkedOut(clone) ?? '';
  noteGreen(clone, commit);
  expect(lastGreen(clone)).toBe(commit);

  write('committed.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'second');
  write('new.ts');
  rmSync(path.join(clone, 'deleted.ts'));
  expect(changedSince(clone, commit).sort()).toEqual(['committed.ts', 'deleted.ts', 'new.ts']);
});

test('changed files are no commit that could be green', () => {
  write('new.ts');
  expect(checkedOut(clone)).toBeNull();
});

test('nor is a folder without git', () => {
  rmSync(path.join(clone, '.git'), { recursive: true });
  expect(checkedOut(clone)).toBeNull();
});
