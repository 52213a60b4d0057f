/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { publicKeyText } from 'shared-contracts/server/release-signature';
import { readReleaseKeys } from '../releases/release-keys.ts';
import { createRemotes } from './remotes.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../remotes.ts');
const KEY = publicKeyText(generateKeyPairSync('ed25519').privateKey);
const OTHER = publicKeyText(generateKeyPairSync('ed25519').privateKey);
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
  expect(operator('history', 'mfe-stores')).toMatch(
    / {2}leave {2}mfe-stores {2}by .*\n.* {2}join {2}mfe-stores {2}by .* {2}http:\/\/mfe-stores:4105 https:\/\/tiles\.example\n$/,
  );
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

test('operators resume a canary that was stopped, or that browsers had suspended [OPS-05]', async () => {
  const remotes = remotesOfStore();
  operator('canary', 'stop', 'mfe-catalog', '1.1.0');
  await remotes.suspend('catalog', { version: '1.1.0', reason: 'TypeError: x' });
  await remotes.read();
  expect(remotes.suspensionOf('catalog')).toEqual({ version: '1.1.0', reason: 'TypeError: x' });
  expect(() => operator('canary', 'resume', 'mfe-catalog', '1.2.0')).toThrow('is neither stopped nor suspended');
  expect(operator('canary', 'resume', 'mfe-catalog', '1.1.0')).toContain('goes on as a canary');
  await remotes.read();
  expect([remotes.decisionOf('catalog'), remotes.suspensionOf('catalog')]).toEqual([undefined, undefined]);
  expect(operator('history')).toMatch(/canary resume {2}mfe-catalog 1\.1\.0 .*\n.*canary stop {2}mfe-catalog 1\.1\.0 /);
});

test('operators go back to a stored version and forward again, and the history says who did [OPS-29]', async () => {
  mkdirSync(path.join(folder, 'releases/mfe-catalog/1.0.0~0123456789ab'), { recursive: true });
  writeFileSync(path.join(folder, 'releases/mfe-catalog/live.txt'), '1.0.0~0123456789ab');
  const remotes = remotesOfStore();
  expect(operator('back', 'mfe-catalog', '1.0.0')).toContain('goes back to 1.0.0');
  await remotes.read();
  expect(remotes.pinnedOf('catalog')).toEqual({ version: '1.0.0', content: '0123456789ab' });
  expect(operator('list')).toContain('mfe-catalog went back to 1.0.0');
  operator('forward', 'mfe-catalog');
  await remotes.read();
  expect(remotes.pinnedOf('catalog')).toBeUndefined();
  const user = userInfo().username;
  expect(operator('history', 'mfe-catalog')).toMatch(
    new RegExp(`forward {2}mfe-catalog {2}by ${user}\\n.*back {2}mfe-catalog 1\\.0\\.0 {2}by ${user}\\n$`),
  );
});

test('operators revoke a key, and let another one sign previews alone [SEC-07] [OPS-28]', async () => {
  const remotes = remotesOfStore();
  operator('preview-key', 'mfe-catalog', OTHER);
  operator('revoke', KEY);
  expect(operator('history')).toMatch(/key revoked .*\n.*preview key {2}mfe-catalog {2}key [0-9a-f]{8} /);
  await remotes.read();
  expect([remotes.keysOf('catalog'), remotes.previewKeysOf('catalog').map(publicText)]).toEqual([[], [OTHER]]);
});

// Base64 can be typed in several ways: the key went on signing.
test.each([
  ['without its last character', (key: string) => key.replace(/=+$/, '')],
  ['with a line break', (key: string) => `${key}\n`],
  ['with a blank before it', (key: string) => ` ${key}`],
])('a key that is typed %s is revoked, and named as it is, by command and in a file [SEC-07]', async (_how, typed) => {
  const remotes = remotesOfStore();
  operator('revoke', typed(KEY));
  await remotes.read();
  expect(remotes.keysOf('catalog')).toEqual([]);
  expect(operator('list')).toContain(`revoked: ${KEY}\n`);
  writeFileSync(path.join(folder, 'declared.json'), JSON.stringify({ revoked: [typed(KEY)] }));
  await remotes.read();
  expect(remotes.keysOf('catalog')).toEqual([]);
});

test('a pass is a link to the store, and a token is shown once with what the shell stores of it [OPS-28] [OPS-29]', () => {
  const secrets = { PREVIEW_KEY: 'a secret of the operators, long enough', PUBLIC_ORIGIN: 'https://shop.example' };
  const pass = execFileSync(process.execPath, [COMMAND, 'pass', 'anna', '--days', '2'], {
    env: { ...env(), ...secrets },
    encoding: 'utf8',
  });
  expect(pass).toMatch(/^Within ten minutes, .*\nhttps:\/\/shop\.example\/previews\/pass\?pass=[\w-]+\.[\w-]+\n$/);
  expect(operator('history')).toMatch(/ {2}pass {2}anna {2}by /);
  const [, token = '', hash] = /once: (\S+)\n.*SHA256=(\S+)\n/.exec(operator('token')) ?? [];
  expect(createHash('sha256').update(token).digest('hex')).toBe(hash);
});

test.each([
  ['pass', 'anna', '--days', '91'],
  ['revoke', 'no-key'],
  ['preview-key', 'mfe-catalog', 'no-key'],
  ['back', 'shell', '1.0.0'],
  ['back', 'mfe-catalog', '1.0.0'],
])('%s %s is refused in words when it does not fit', (...words) => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { env: env(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\S.*\n$/)]);
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
