/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { packageOf } from 'shared-contracts/remote/teams';
import { integrityOf } from 'shared-contracts/server/release';
import { createReleaseStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import { FAKE_KEYS, fakeSource, publishedRelease } from '../testing/published-release.ts';
import { registerOpenManifest } from './open-fragments.ts';
import { registerReleaseFiles } from './release-files.ts';

const PARTNER = 'https://partner.example';
const MANIFEST = JSON.stringify({ id: 'open', metaData: { publicPath: 'auto', remoteEntry: { name: 'entry.js' } } });
const root = mkdtempSync(path.join(tmpdir(), 'open-'));
const store = createReleaseStore(root, FAKE_KEYS);
const app = Fastify();
/** A store without PUBLIC_ORIGIN. */
const unnamed = Fastify();

/** A release as a build with open fragments makes it. */
function published(name: string, origins?: readonly string[]): StoredRelease {
  const { web } = publishedRelease(name, '1.0.0');
  const files = { ...web.files, 'open/mf-manifest.json': integrityOf(Buffer.from(MANIFEST)) };
  const open = origins && { fragments: ['fragments/why-us'], origins: [...origins] };
  return publishedRelease(name, '1.0.0', { web: { ...web, files }, ...(open ? { open } : {}) });
}

const releases = {
  content: published('mfe-content', ['*']),
  catalog: published('mfe-catalog', [PARTNER]),
  account: published('mfe-account'),
};

beforeAll(async () => {
  for (const [team, release] of Object.entries(releases)) {
    const source = fakeSource(packageOf(team), '1.0.0', () => release);
    const file: typeof source.file = async (...asked) =>
      asked[2].startsWith('open/') ? Buffer.from(MANIFEST) : source.file(...asked);
    await store.adopt(packageOf(team), { version: '1.0.0' }, { ...source, file });
  }
  await registerReleaseFiles(app, { store, peers: { find: async () => undefined }, hasPass: () => false });
  registerOpenManifest(app, { store, releases: () => releases, publicOrigin: 'https://store.example' });
  registerOpenManifest(unnamed, { store, releases: () => releases, publicOrigin: '' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ask = async (url: string, origin = PARTNER) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { origin } });
  const { 'access-control-allow-origin': allowed, 'cache-control': cached, vary } = headers;
  return { statusCode, allowed, cached, vary, body };
};
const fileOf = ({ name, address }: StoredRelease, file: string) => `/remotes/${name}/${address}/${file}`;

describe('what pages of other sites may read [OPS-25]', () => {
  test('open files are for the sites that the release names, and stored for good', async () => {
    const anywhere = await ask(fileOf(releases.content, 'open/mf-manifest.json'), 'https://any.example');
    expect(anywhere).toMatchObject({ statusCode: 200, allowed: '*', cached: 'public, max-age=31536000, immutable' });
    const file = fileOf(releases.catalog, 'open/mf-manifest.json');
    expect(await ask(file)).toMatchObject({ allowed: PARTNER, vary: 'origin, accept-encoding' });
    const other = await ask(file, 'https://other.example');
    expect(other.allowed).toBeUndefined();
    expect(other.vary).toBe('origin, accept-encoding');
  });

  test('nothing else of a release is, and nothing of one that declares nothing open', async () => {
    expect((await ask(fileOf(releases.content, 'a.js'))).allowed).toBeUndefined();
    expect((await ask(fileOf(releases.account, 'open/mf-manifest.json'))).allowed).toBeUndefined();
    expect(await ask('/remotes/mfe-account/mf-manifest.json')).toMatchObject({ statusCode: 404, cached: 'no-store' });
    expect(await ask('/remotes/mfe-none/mf-manifest.json')).toMatchObject({ statusCode: 404 });
  });

  test('the manifest has an address that stays, and names the files of the live release', async () => {
    const answer = await ask('/remotes/mfe-content/mf-manifest.json');
    expect(answer).toMatchObject({ statusCode: 200, allowed: '*', cached: 'public, max-age=60' });
    expect(JSON.parse(answer.body).metaData).toEqual({
      publicPath: `https://store.example/remotes/mfe-content/${releases.content.address}/open/`,
      remoteEntry: { name: 'entry.js' },
    });
  });

  // A cache would give it to others for a minute.
  test.each([
    ['store.example:3000', 'http://store.example:3000/remotes/'],
    ['evil.example/x?', 'http://localhost/remotes/'],
    ['user@evil.example', 'http://localhost/remotes/'],
  ])('without a public origin it is the host %s, if that is one', async (host, expected) => {
    const { body } = await unnamed.inject({ url: '/remotes/mfe-content/mf-manifest.json', headers: { host } });
    expect(JSON.parse(body).metaData.publicPath.startsWith(expected)).toBe(true);
  });
});
