/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimPrivateFolder } from './private-folder.ts';

let home: string;
let umask: number;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'private-'));
  // The most generous setting an owner can have.
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(home, { recursive: true });
});

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('a new folder and what is written afterwards are the owner’s alone [SEC-05]', () => {
  const folder = path.join(home, 'parent', 'data');
  expect(claimPrivateFolder(folder)).toBeNull();
  writeFileSync(path.join(folder, 'order.json'), '{}');
  expect([modeOf(folder), modeOf(path.join(folder, 'order.json'))]).toEqual(['700', '600']);
});

// A store that ran before: its folder had the mode of the shell that started it.
test('a folder that others can enter is closed, with all that is in it [SEC-05]', () => {
  const folder = path.join(home, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  expect(claimPrivateFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe('700');
});

test('a folder that cannot be written is reported in one sentence [OPS-06]', () => {
  // Root may write anywhere, but cannot create a folder below a file.
  writeFileSync(path.join(home, 'file'), '');
  const folder = path.join(home, 'file', 'data');
  expect(claimPrivateFolder(folder)).toBe(
    `The data folder ${folder} cannot be written (ENOTDIR); choose another with DATA_DIR.`,
  );
});
