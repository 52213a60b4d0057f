import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openFiles } from '../../files/stored-files.ts';
import { DAY_MS } from '../../time.ts';
import { type BaseCopy, baseCopies, folderOfCopy, manifestOf } from './base-copies.ts';
import { chooseCopy } from './choose-copy.ts';
import { forgetRecovery } from './forget-recovery.ts';
import { oldestWaiting, shipWal } from './ship-wal.ts';
import { keyOfWal } from './wal-keys.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const segment = (timeline: number, at: number) =>
  [timeline, 0, at].map((part) => part.toString(16).padStart(8, '0').toUpperCase()).join('');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forget-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const files = () => openFiles({ dataDir: folder });

async function put(key: string, content: string | Buffer, age: number): Promise<void> {
  await files().put(key, Buffer.from(content), 'text/plain');
  await utimes(join(folder, key), daysAgo(age), daysAgo(age));
}

/** Whole at the segment after its first. */
async function copied(system: string, timeline: number, at: number, age: number): Promise<string> {
  const id = daysAgo(age).toISOString().slice(0, 19).replaceAll(':', '-');
  const copy: Omit<BaseCopy, 'completeAt'> & { completeAt: string } = {
    id,
    completeAt: daysAgo(age).toISOString(),
    firstSegment: segment(timeline, at),
    wholeAt: `0/${(at + 1).toString(16).toUpperCase()}000000`,
    system,
    major: 18,
    bytes: 1,
    folders: [],
  };
  await put(`${folderOfCopy(id)}PG_VERSION`, '18', age);
  await put(manifestOf(id), JSON.stringify(copy), age);
  return id;
}

const log = (system: string, timeline: number, at: number, age: number) =>
  put(keyOfWal(system, segment(timeline, at)), gzipSync('log'), age);
const left = (system: string, timeline: number, parent: number, at: number) =>
  put(
    keyOfWal(system, `${timeline.toString(16).padStart(8, '0')}.history`),
    gzipSync(`${parent}\t0/${at.toString(16)}000000\tbefore 2026-11-20\n`.toUpperCase()),
    0,
  );

async function logOf(system: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { key } of files().list(`wal/${system}/`)) names.push(key.split('/')[2]?.slice(0, -3) ?? '');
  return names;
}
const ids = async () => (await baseCopies(files())).map(({ id }) => id);

test('copies and log that no moment of the last days needs are deleted [SCALE-05] [OPS-19]', async () => {
  await copied('1', 1, 3, 20);
  const needed = await copied('1', 1, 10, 9);
  const newer = await copied('1', 1, 20, 1);
  for (const at of [3, 9, 10, 20]) await log('1', 1, at, 1);
  await forgetRecovery(files(), 7, NOW);
  expect(await ids()).toEqual([needed, newer]);
  expect(await logOf('1')).toEqual([segment(1, 10), segment(1, 20)]);
  expect(await keysOfFolder('base/')).toHaveLength(4);
});

// A cluster made anew counts its log from 1: all of it was before the needed copy of the one before.
test('the log of a new server stays, whatever its names are [SCALE-05]', async () => {
  await copied('1', 1, 50, 9);
  await log('2', 1, 2, 0);
  await log('3', 1, 2, 8);
  await forgetRecovery(files(), 7, NOW);
  expect(await logOf('2')).toEqual([segment(1, 2)]);
  expect(await logOf('3')).toEqual([]);
  await copied('2', 1, 2, 0);
  await forgetRecovery(files(), 7, NOW);
  expect(await logOf('2')).toEqual([segment(1, 2)]);
});

// Copy 40 is of the timeline that a restore to an earlier moment left at 30.
test('after a restore the timeline that goes on has its copy and its log [SCALE-05]', async () => {
  const before = await copied('1', 1, 10, 12);
  const abandoned = await copied('1', 1, 40, 9);
  await left('1', 2, 1, 30);
  await log('1', 2, 30, 1);
  const after = await copied('1', 2, 35, 1);
  await forgetRecovery(files(), 7, NOW);
  expect(await ids()).toEqual([before, abandoned, after]);
  expect(await logOf('1')).toContain(segment(2, 30));
  const chosen = async (age: number, timeline?: number) =>
    (await chooseCopy(files(), daysAgo(age), timeline, [])).copy.id;
  expect(await chosen(5)).toBe(before);
  expect(await chosen(5, 1)).toBe(abandoned);
  expect(await chosen(0)).toBe(after);
  await expect(chosen(5, 3)).rejects.toThrow('No copy before this moment is of timeline 3.');
});

test('what a failed copy left is deleted after a day, not what is being written [SCALE-05]', async () => {
  await put('base/2026-11-26T10-00-00/files/PG_VERSION', '18', 2);
  await put('base/2026-11-28T10-00-00/files/PG_VERSION', '18', 2);
  await put('base/2026-11-28T10-00-00/files/base/1', 'rows', 0);
  await forgetRecovery(files(), 7, NOW);
  expect(await keysOfFolder('base/')).toHaveLength(2);
});

test('log that cannot be read is no log that was stored, and is seen [SCALE-05]', async () => {
  const spool = join(folder, 'spool');
  expect(await shipWal(spool, files(), '1')).toBe(0);
  expect(await oldestWaiting(spool, NOW)).toBe(0);
  await mkdir(join(spool, segment(1, 1)), { recursive: true });
  await expect(shipWal(spool, files(), '1')).rejects.toThrow('EISDIR');
  await rm(spool, { recursive: true });
  await writeFile(spool, '');
  await expect(shipWal(spool, files(), '1')).rejects.toThrow('ENOTDIR');
  expect(await oldestWaiting(spool, NOW)).toBe(Number.POSITIVE_INFINITY);
});

async function keysOfFolder(prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of files().list(prefix)) keys.push(key);
  return keys;
}
