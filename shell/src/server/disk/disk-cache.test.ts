/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { openDiskCache } from './disk-cache.ts';

let folder: string;
const log = { warn: jest.fn() };
const open = (maxBytes = 1_000_000) => openDiskCache({ folder, maxBytes, log });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
  jest.clearAllMocks();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a value is there at once, and after a restart [OPS-11]', async () => {
  const first = open();
  first.set('/one', { html: 'one' });
  expect(await first.get('/one')).toEqual({ html: 'one' });
  first.set('/one', { html: 'newer' });
  await first.close();
  const second = open();
  expect(await second.get('/one')).toEqual({ html: 'newer' });
  expect(await second.get('/two')).toBeUndefined();
  await second.close();
});

test('two processes share a folder [OPS-11]', async () => {
  const [one, other] = [open(), open()];
  one.set('/one', { html: 'one' });
  await one.close();
  expect(await other.get('/one')).toEqual({ html: 'one' });
  await other.close();
});

test('a file that was cut off by a power failure is no value [OPS-11]', async () => {
  const first = open();
  first.set('/one', { html: 'one' });
  await first.close();
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '');
  const second = open();
  expect(await second.get('/one')).toBeUndefined();
  await second.close();
});

test('the folder stays below its limit: what was not used for longest goes, also across restarts [OPS-11]', async () => {
  const page = () => ({ html: randomBytes(10_000).toString('base64') });
  const sizeOf = () => readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const keys = Array.from({ length: 30 }, (_, number) => `/page-${number}`);
  const first = open(100_000);
  for (const key of keys) first.set(key, page());
  await first.close();
  expect(sizeOf()).toBeLessThanOrEqual(100_000);
  const second = open(50_000);
  await second.close();
  expect(sizeOf()).toBeLessThanOrEqual(50_000);
  expect(sizeOf()).toBeGreaterThan(0);
  const third = open(50_000);
  expect(await third.get('/page-0')).toBeUndefined();
  await third.close();
});

test('what is older than the files of a release is removed [OPS-11]', async () => {
  const first = open();
  first.set('/one', { html: 'one' });
  await first.close();
  const [file = ''] = readdirSync(folder);
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, file), longAgo, longAgo);
  const [second, third] = [open(), open()];
  expect(await second.get('/one')).toBeUndefined();
  await Promise.all([second.close(), third.close()]);
  expect(readdirSync(folder)).toEqual([]);
});

test('what is deleted is gone, also what another process wrote [OPS-11]', async () => {
  const [one, other] = [open(), open()];
  one.set('/one', { html: 'one' });
  await one.close();
  other.delete('/one');
  await other.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('a disk that cannot be written costs nothing but the copies [OPS-11]', async () => {
  const blocked = path.join(folder, 'file');
  writeFileSync(blocked, '');
  const cache = openDiskCache({ folder: path.join(blocked, 'pages'), maxBytes: 1000, log });
  cache.set('/one', { html: 'one' });
  await cache.close();
  expect(await cache.get('/one')).toBeUndefined();
  expect(log.warn).toHaveBeenCalled();
});
