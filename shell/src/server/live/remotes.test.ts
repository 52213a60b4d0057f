/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicKeyText } from 'shared-contracts/server/release-signature';
import { readReleaseKeys } from '../releases/release-keys.ts';
import { createRemotes } from './remotes.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../remotes.ts');
const KEY = publicKeyText(generateKeyPairSync('ed25519').privateKey);
const errors: object[] = [];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remotes-'));
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = () => ({ ...process.env, DATA_DIR: folder });
const operator = (...words: readonly string[]) =>
  execFileSync(process.execPath, [COMMAND, ...words], { env: env(), encoding: 'utf8' });
const remotesOfStore = () =>
  createRemotes({
    configured: { catalog: 'http://127.0.0.1:4101' },
    keys: readReleaseKeys(`mfe-catalog=${KEY}`) ?? (() => []),
    folder,
    file: '',
    log: { error: (facts) => errors.push(facts) },
  });

test('operators add a remote with its keys and sites, and remove it again [OPS-21]', async () => {
  const remotes = remotesOfStore();
  await remotes.read();
  expect(remotes.teams()).toEqual(['catalog']);
  operator(
    'join',
    'mfe-stores',
    '--origin',
    'http://mfe-stores:4105',
    '--key',
    KEY,
    '--allow',
    'https://tiles.example',
  );
  await remotes.read();
  expect(remotes.teams()).toEqual(['catalog', 'stores']);
  expect(remotes.keysOf('stores').map(publicText)).toEqual([KEY]);
  expect(remotes.originsOf('stores')).toEqual(['https://tiles.example']);
  expect(operator('list')).toBe('mfe-stores  http://mfe-stores:4105  https://tiles.example\n');
  operator('leave', 'mfe-stores');
  await remotes.read();
  expect(remotes.teams()).toEqual(['catalog']);
  expect(remotes.keysOf('stores')).toEqual([]);
});

test('operators promote a canary or stop it, by its version [OPS-05]', async () => {
  const remotes = remotesOfStore();
  await remotes.read();
  expect(remotes.decisionOf('catalog')).toBeUndefined();
  operator('canary', 'promote', 'mfe-catalog', '1.1.0');
  await remotes.read();
  expect(remotes.decisionOf('catalog')).toEqual({ version: '1.1.0', outcome: 'promoted' });
  operator('canary', 'stop', 'mfe-catalog', '1.1.0');
  await remotes.read();
  expect(remotes.decisionOf('catalog')).toEqual({ version: '1.1.0', outcome: 'stopped' });
});

test('a list that cannot be read changes nothing, and is said once', async () => {
  operator('join', 'mfe-stores', '--origin', 'http://mfe-stores:4105');
  const remotes = remotesOfStore();
  await remotes.read();
  writeFileSync(path.join(folder, 'remotes.json'), '{ "mfe-stores": {} }');
  await remotes.read();
  await remotes.read();
  expect(remotes.teams()).toEqual(['catalog', 'stores']);
  expect(errors).toHaveLength(1);
});

test.each([
  [['join', 'mfe-stores']],
  [['join', 'mfe-shell', '--origin', 'http://127.0.0.1:1']],
  [['join', 'mfe-stores', '--origin', 'http://127.0.0.1:1', '--key', 'none']],
  [['join', 'mfe-stores', '--origin', 'http://127.0.0.1:1', '--allow', 'https://x.example; script-src *']],
  [['leave', 'mfe-stores']],
  [['canary', 'promote', 'mfe-catalog']],
  [['canary', 'promote', 'mfe-shell', '1.1.0']],
  [['canary', 'stop', 'mfe-catalog', '../1']],
  [['canary', 'status']],
  [[]],
])('what does not fit is refused with a sentence: %j', (words) => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { env: env(), encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^ {4}at /m);
});

const publicText = (key: Parameters<typeof publicKeyText>[0]) =>
  (key.export({ format: 'der', type: 'spki' }) as Buffer).toString('base64');
