/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJsonFile, whileLocked, writeJsonFile } from './json-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'json-file-'));
  file = path.join(folder, 'declared.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A suspension that was written over an older read lost an operator's revocation.
test('changes by several at once lose none, and leave nothing else in the folder', async () => {
  const add = (name: string) =>
    whileLocked(file, async () => writeJsonFile(file, { ...((await readJsonFile(file)) as object), [name]: 1 }));
  await Promise.all(['a', 'b', 'c', 'd'].map(add));
  expect(Object.keys((await readJsonFile(file)) as object).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(readdirSync(folder)).toEqual(['declared.json']);
});

test('several that write at once without a change between them each write a whole file', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => writeJsonFile(file, { name })));
  expect(readdirSync(folder)).toEqual(['declared.json']);
});

test('the lock of a process that was killed ends, and one whose change fails is given back', async () => {
  writeFileSync(`${file}.lock`, '');
  utimesSync(`${file}.lock`, 0, 0);
  await expect(whileLocked(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(`${file}.lock`)).toBe(false);
});
