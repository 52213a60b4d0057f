/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicKeyText } from 'shared-contracts/server/release-signature';
import { readReleaseKeys } from '../releases/release-keys.ts';
import { changeDeclared } from './declared.ts';
import { createRemotes } from './remotes.ts';

const newKey = () => publicKeyText(generateKeyPairSync('ed25519').privateKey);
const [OURS, OTHER] = [newKey(), newKey()];

let home: string;
let file: string;
const errors: object[] = [];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'declared-'));
  file = path.join(home, 'store.json');
  errors.length = 0;
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const shell = (folder: string, declaredFile = file) =>
  createRemotes({
    configured: {},
    keys: readReleaseKeys(`*=${OURS}`) ?? (() => []),
    folder: path.join(home, folder),
    file: declaredFile,
    log: { error: (facts) => errors.push(facts) },
  });
const stores = { origin: 'http://mfe-stores:4105', keys: [OTHER], allows: ['https://tiles.example'] };

test('several shells read remotes, keys, canaries, versions and each other in one file', async () => {
  writeFileSync(
    file,
    JSON.stringify({
      remotes: { 'mfe-stores': stores },
      canaries: { 'mfe-stores': { version: '1.1.0', outcome: 'promoted' } },
      previewKeys: { 'mfe-stores': [OTHER] },
      peers: ['http://shell-1:3000', 'http://shell-2:3000'],
    }),
  );
  for (const folder of ['one', 'two']) {
    const remotes = shell(folder);
    await remotes.read();
    expect(remotes.teams()).toEqual(['stores']);
    expect(remotes.keysOf('stores').map(publicKeyText)).toEqual([OURS, OTHER]);
    expect(remotes.previewKeysOf('stores').map(publicKeyText)).toEqual([OTHER]);
    expect(remotes.decisionOf('stores')).toEqual({ version: '1.1.0', outcome: 'promoted' });
    expect(remotes.peers()).toEqual(['http://shell-1:3000', 'http://shell-2:3000']);
  }
});

test('what a command declares in it counts for each of them; what it does not change is left', async () => {
  await changeDeclared({ folder: home, file }, () => ({ remotes: { 'mfe-stores': stores } }));
  await changeDeclared({ folder: home, file }, () => ({
    pinned: { 'mfe-stores': { version: '1.0.0', content: '0123456789ab' } },
  }));
  const remotes = shell('one');
  await remotes.read();
  expect([remotes.teams(), remotes.pinnedOf('stores')?.version]).toEqual([['stores'], '1.0.0']);
});

test('a revoked key counts neither for releases nor for previews, wherever it is listed', async () => {
  await changeDeclared({ folder: home, file }, () => ({
    remotes: { 'mfe-stores': stores },
    previewKeys: { 'mfe-stores': [OTHER] },
    revoked: [OTHER, OURS],
  }));
  const remotes = shell('one');
  await remotes.read();
  expect([remotes.keysOf('stores'), remotes.previewKeysOf('stores')]).toEqual([[], []]);
});

test('a file that is missing or wrong changes nothing, and is said once', async () => {
  await changeDeclared({ folder: home, file }, () => ({ remotes: { 'mfe-stores': stores } }));
  const remotes = shell('one');
  await remotes.read();
  for (const wrong of ['{ "remote": {} }', '{ "revoked": ["no key"] }', undefined]) {
    if (wrong) writeFileSync(file, wrong);
    else rmSync(file);
    errors.length = 0;
    await remotes.read();
    await remotes.read();
    expect(remotes.teams()).toEqual(['stores']);
    expect(errors).toHaveLength(1);
  }
});

// Shells of earlier releases read these files.
test('without that file, remotes and canaries stay in the files of the data folder', async () => {
  await changeDeclared({ folder: home, file: '' }, () => ({ remotes: { 'mfe-stores': stores } }));
  await changeDeclared({ folder: home, file: '' }, () => ({ revoked: [OTHER] }));
  expect(JSON.parse(readFileSync(path.join(home, 'remotes.json'), 'utf8'))).toEqual({ 'mfe-stores': stores });
  const remotes = shell('.', '');
  await remotes.read();
  expect(remotes.keysOf('stores').map(publicKeyText)).toEqual([OURS]);
});
