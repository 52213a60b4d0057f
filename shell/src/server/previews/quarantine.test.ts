/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { signRelease } from 'shared-contracts/build/signing-key.ts';
import { uploadPreview } from 'shared-contracts/build/upload-preview.ts';
import { signUploadRight } from 'shared-contracts/server/upload-right';
import { createReleaseStore } from '../releases/release-store.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { createQuarantine } from './quarantine.ts';
import { withQuarantine } from './quarantine-store.ts';
import { createUploadDrafts } from './upload-drafts.ts';
import { registerUploadRoutes } from './upload-routes.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [team, previewKey, stranger] = [newKey(), newKey(), newKey()];
const DAY = 24 * 60 * 60_000;

let home: string;
let app: FastifyInstance;
let origin: string;
let now: number;
let misfit: string | null;
let keys: readonly KeyObject[];
const said: [string, object][] = [];
/** Requests whose bodies may take longer. */
const permitted: unknown[] = [];
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'quarantine-'));
  now = Date.now();
  misfit = null;
  keys = [team, previewKey];
  said.length = 0;
  permitted.length = 0;
  app = Fastify() as unknown as FastifyInstance;
  registerUploadRoutes(app, {
    quarantine: quarantine(),
    publicOrigin: 'https://shop.example',
    moreTime: (request) => permitted.push(request.url),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  rmSync(home, { recursive: true, force: true });
});

const quarantine = () =>
  createQuarantine({
    folder: path.join(home, 'quarantine'),
    keysOf: (named) => (named === 'catalog' ? keys : []),
    unfit: () => misfit,
    log: { info: (facts, message) => said.push([message, facts]) },
    now: () => now,
  });

/** A build as a team's folder has it. */
function built(version: string, key: KeyObject = previewKey): string {
  const dist = path.join(home, 'dist');
  const folder = path.join(dist, version);
  for (const side of ['web', 'node'] as const) {
    mkdirSync(path.join(folder, side), { recursive: true });
    for (const file of Object.keys(publishedRelease('mfe-catalog', version)[side].files))
      writeFileSync(path.join(folder, side, file), `mfe-catalog ${version}`);
  }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(publishedRelease('mfe-catalog', version)));
  signRelease(folder, key);
  writeFileSync(path.join(dist, 'live.json'), JSON.stringify({ version }));
  return dist;
}
const upload = (version: string, name = 'pr-12', more: readonly string[] = []) =>
  uploadPreview(built(version), ['--to', origin, '--name', name, ...more], previewKey);
const seen = async (name = 'pr-12') => (await quarantine().find('mfe-catalog', name))?.version;

test('a pull request uploads its build with a key that signs previews alone, and gets its link in a file [OPS-28]', async () => {
  const link = path.join(home, 'link.txt');
  expect(await upload('1.0.0', 'pr-12', ['--link', link])).toContain('mfe-catalog 1.0.0, until ');
  expect(readFileSync(link, 'utf8')).toBe('https://shop.example/?preview=mfe-catalog%3Apr-12\n');
  expect(await seen()).toBe('1.0.0');
  expect(said).toMatchObject([['preview uploaded', { remote: 'mfe-catalog', name: 'pr-12', version: '1.0.0' }]]);
});

test('the name follows the newest upload, and ends by the right of its team [OPS-28]', async () => {
  await upload('1.0.0');
  await upload('1.1.0');
  expect(await seen()).toBe('1.1.0');
  expect(readdirSync(path.join(home, 'quarantine/releases/mfe-catalog'))).toHaveLength(1);
  await upload('1.1.0', 'pr-12', ['--remove']);
  expect(await seen()).toBeUndefined();
  expect(readdirSync(path.join(home, 'quarantine/releases/mfe-catalog'))).toEqual([]);
});

test('an upload is never a release: it has an address and a folder of its own, and its key signs none [OPS-28]', async () => {
  await upload('1.0.0');
  const releases = createReleaseStore(path.join(home, 'releases'), () => [team]);
  const { store, find } = quarantine();
  const composable = withQuarantine(releases, store);
  const release = await find('mfe-catalog', 'pr-12');
  const { address } = publishedRelease('mfe-catalog', '1.0.0');
  expect(release?.address).toBe(`${address}~preview`);
  expect(await composable.find('mfe-catalog', `${address}~preview`)).toEqual(release);
  expect(await composable.find('mfe-catalog', address)).toBeNull();
  expect(await releases.find('mfe-catalog', address)).toBeNull();
  expect(existsSync(path.join(composable.folder('mfe-catalog', `${address}~preview`, 'web'), 'a.js'))).toBe(true);
  expect(release && releases.trusts(release)).toBe(false);
});

test('after a week it is gone, and of one team the ten newest remain [OPS-28]', async () => {
  for (let each = 0; each < 11; each += 1) {
    now += 1000;
    await upload(`1.0.${each}`, `pr-${each}`);
  }
  expect([await seen('pr-0'), await seen('pr-1')]).toEqual([undefined, '1.0.1']);
  now += 7 * DAY - 5000;
  await quarantine().sweep();
  expect([await seen('pr-5'), await seen('pr-10')]).toEqual([undefined, '1.0.10']);
  now += DAY;
  expect(await seen('pr-10')).toBeUndefined();
  await quarantine().sweep();
  expect(readdirSync(path.join(home, 'quarantine/releases/mfe-catalog'))).toEqual([]);
});

const right = (changes: object = {}) => ({ remote: 'mfe-catalog', name: 'pr-12', expires: now + 60_000, ...changes });
const put = (file: string, body: Buffer | string, token = signUploadRight(right(), team)) =>
  app.inject({
    method: 'PUT',
    url: `/previews/mfe-catalog/pr-12/${file}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body,
  });
const finish = () =>
  app.inject({
    method: 'POST',
    url: '/previews/mfe-catalog/pr-12',
    headers: { authorization: `Bearer ${signUploadRight(right(), team)}` },
  });

test.each([
  ['no right', () => ''],
  ['a right to another preview', () => signUploadRight(right({ name: 'pr-13' }), team)],
  ['a right to another remote', () => signUploadRight(right({ remote: 'mfe-account' }), team)],
  ['an expired right', () => signUploadRight(right({ expires: now }), team)],
  ['a right for a day', () => signUploadRight(right({ expires: now + DAY }), team)],
  ['the right of a stranger', () => signUploadRight(right(), stranger)],
])('%s uploads nothing and removes nothing [OPS-28]', async (_which, tokenOf) => {
  await upload('1.0.0');
  permitted.length = 0;
  expect((await put('web/a.js', 'x', tokenOf())).statusCode).toBe(401);
  expect(permitted).toEqual([]);
  for (const method of ['POST', 'DELETE'] as const) {
    const headers = { authorization: `Bearer ${tokenOf()}` };
    expect((await app.inject({ method, url: '/previews/mfe-catalog/pr-12', headers })).statusCode).toBe(401);
  }
  expect(await seen()).toBe('1.0.0');
});

test.each(['../x', 'web/../../x', 'x.js', 'web', 'live.json', 'web/a%00', '/web/a', 'releases.json'])(
  'a file called %s is refused [OPS-28]',
  async (file) => {
    expect((await put(encodeURIComponent(file).replaceAll('%2F', '/'), 'x')).statusCode).toBeGreaterThanOrEqual(400);
    expect(existsSync(path.join(home, 'quarantine/x'))).toBe(false);
  },
);

test('one file, and all files of an upload, are bounded [OPS-28]', async () => {
  expect((await put('web/a.js', Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
  for (let each = 0; each < 3; each += 1)
    expect((await put(`web/${each}.js`, Buffer.alloc(20 * 1024 * 1024))).statusCode).toBe(204);
  expect((await put('web/3.js', Buffer.alloc(5 * 1024 * 1024))).statusCode).toBe(413);
  expect((await finish()).statusCode).toBe(409);
});

test('an upload that is not finished within ten minutes is dropped [OPS-28]', async () => {
  await put('web/a.js', 'x');
  now += 11 * 60_000;
  await put('web/b.js', 'x', signUploadRight(right(), team));
  expect(permitted).toHaveLength(2);
  const [draft = ''] = readdirSync(path.join(home, 'quarantine/drafts'));
  expect(readdirSync(path.join(home, 'quarantine/drafts', draft, 'web'))).toEqual(['b.js']);
});

test('a file that is sent again counts once, and an upload ends after what is being written [OPS-28]', async () => {
  const folder = path.join(home, 'own');
  const drafts = createUploadDrafts(folder, () => now);
  for (let each = 0; each < 4; each += 1) await drafts.put('one', 'web/a.js', Buffer.alloc(20 * 1024 * 1024));
  await drafts.drop('one');
  let isWritten = false;
  const writing = drafts.put('two', 'web/deep/a.js', Buffer.alloc(20 * 1024 * 1024)).then(() => {
    isWritten = true;
  });
  while (readdirSync(folder).length === 0) await new Promise(setImmediate);
  await drafts.drop('two');
  expect([isWritten, readdirSync(folder)]).toEqual([true, []]);
  await writing;
});

test('what a killed shell left goes by its age, as another shell may upload to the same folder [OPS-28]', async () => {
  const folder = path.join(home, 'own');
  const [ours, theirs] = [createUploadDrafts(folder, () => now), createUploadDrafts(folder, () => now)];
  await theirs.put('one', 'web/a.js', Buffer.alloc(1));
  await ours.sweep();
  expect(readdirSync(folder)).toHaveLength(1);
  now += 11 * 60_000;
  await ours.sweep();
  expect(readdirSync(folder)).toEqual([]);
});

// Behind a balancer, half of an upload was missing at the shell that was to check it.
test('the files of one upload may come to any of two shells over one folder, and it is ended for both [OPS-28] [SCALE-07]', async () => {
  const folder = path.join(home, 'own');
  const [ours, theirs] = [createUploadDrafts(folder, () => now), createUploadDrafts(folder, () => now)];
  await ours.put('one', 'web/a.js', Buffer.from('a'));
  await theirs.put('one', 'web/b.js', Buffer.from('b'));
  const read = async (name: string) => String(await theirs.source('one')?.file('', 'web', name));
  expect([await read('a.js'), await read('b.js')]).toEqual(['a', 'b']);
  await theirs.drop('one');
  expect(ours.source('one')).toBeUndefined();
  for (const key of ['two', 'three', 'four', 'five']) await ours.put(key, 'web/a.js', Buffer.from('a'));
  await expect(ours.put('six', 'web/a.js', Buffer.from('a'))).rejects.toMatchObject({ statusCode: 503 });
});

test('the documents of one visit verify an upload once, and none of a revoked key [OPS-28]', async () => {
  await upload('1.0.0');
  const shown = quarantine();
  const release = await shown.find('mfe-catalog', 'pr-12');
  rmSync(path.join(home, 'quarantine/releases'), { recursive: true });
  expect(await shown.find('mfe-catalog', 'pr-12')).toEqual(release);
  keys = [team];
  expect(await shown.find('mfe-catalog', 'pr-12')).toBeUndefined();
});

describe('a build is checked as a release is, and the reason is said [OPS-28]', () => {
  const cases: readonly [string, () => unknown, string][] = [
    ['one that a stranger signed', () => built('1.0.0', stranger), 'its signature is by no key'],
    ['an altered file', () => writeFileSync(path.join(built('1.0.0'), '1.0.0/web/a.js'), 'evil()'), 'not the file'],
    [
      'one that does not fit the store',
      () => {
        built('1.0.0');
        misfit = 'needs contract 9';
      },
      'needs contract 9',
    ],
  ];
  test.each(cases)('%s', async (_which, prepare, reason) => {
    prepare();
    const dist = path.join(home, 'dist');
    await expect(uploadPreview(dist, ['--to', origin, '--name', 'pr-12'], previewKey)).rejects.toThrow(reason);
    expect(await seen()).toBeUndefined();
  });

  test('a file that is missing', async () => {
    const folder = path.join(built('1.0.0'), '1.0.0');
    for (const file of ['release.json', 'release.sig']) await put(file, readFileSync(path.join(folder, file)));
    const answer = await finish();
    expect([answer.statusCode, answer.json().problem]).toEqual([422, expect.stringMatching(/was not uploaded$/)]);
  });
});
