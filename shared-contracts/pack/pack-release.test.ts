/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { signingKey } from '../build/signing-key.ts';
import { contentOf, integrityOf, LiveVersion, Release } from '../contract/server/release.ts';
import { isSigned } from '../contract/server/release-signature.ts';
import { packRelease } from './pack-release.ts';
import { sizeReport } from './size-report.ts';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  dist = path.join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = { path: '/gardens', page: 'pages/gardens', audience: 'public' };
const DECLARED = {
  name: 'mfe-gardens',
  version: '1.0.0',
  node: { folder: 'dist/node', entry: 'remoteEntry.js' },
  serves: { pages: [page] },
};
const FRAMED = {
  name: 'mfe-gardens',
  version: '1.0.0',
  contractVersion: '1.7.0',
  serves: { pages: [page] },
  frames: { 'pages/gardens': { title: { en: 'Gardens', ar: 'الحدائق' }, minBlockSize: '20rem' } },
};

const CHUNK = 'gardens()';
const assets = (js: readonly string[], css: readonly string[] = []) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});

/** Of webpack and Rspack: a classic entry that knows the hash of its chunk. */
const CLASSIC = {
  'remoteEntry.js': `var mfe_gardens = {}; const hashes = ${JSON.stringify(integrityOf(Buffer.from(CHUNK)))}`,
  'gardens.js': CHUNK,
  'gardens.js.map': '{}',
  'gardens.css': '.a{color:red}',
};

interface Build {
  readonly type?: 'global' | 'module';
  readonly container?: string;
  readonly contract?: string;
  readonly react?: string;
  readonly exposes?: readonly string[];
  readonly web?: Readonly<Record<string, string>>;
}

function built(declared: object, build: Build = {}): void {
  const { type = 'global', container = 'mfe_gardens', contract = '1.7.0', react = '19.3.1', web = CLASSIC } = build;
  const { exposes = ['pages/gardens', 'words/ar'] } = build;
  const manifest = {
    metaData: { globalName: container, remoteEntry: { name: 'remoteEntry.js', path: '', type } },
    shared: [
      { name: 'react/jsx-runtime', version: react, requiredVersion: react && '^19.3.0' },
      { name: 'shared-contracts', version: contract, requiredVersion: `^${contract}` },
      { name: '@garden/plants', version: '4.0.0', requiredVersion: '^4.0.0' },
    ],
    exposes: exposes.map((name) => ({ path: `./${name}`, assets: assets(['gardens.js'], ['gardens.css']) })),
  };
  const files = { ...web, 'mf-manifest.json': JSON.stringify(manifest) };
  for (const side of ['web', 'node']) mkdirSync(path.join(folder, 'dist', side), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, 'dist/web', file), text);
  writeFileSync(path.join(folder, 'dist/node/remoteEntry.js'), 'exports.get = exports.init = () => undefined;');
  writeFileSync(path.join(folder, 'furniture.release.json'), JSON.stringify(declared));
}

const pack = () => packRelease({ folder, dist, commit: 'abc' });
const json = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as unknown;

test('a build becomes a release that is listed, compressed, signed and live [OPS-24]', async () => {
  built(DECLARED);
  for (const side of ['web', 'node']) writeFileSync(path.join(folder, 'dist', side, '.env'), 'SECRET=1');
  const release = await pack();
  expect(v.parse(Release, json('1.0.0/release.json'))).toEqual(v.parse(Release, release));
  expect(release).toMatchObject({
    format: 1,
    contractVersion: '1.7.0',
    shared: { react: '19.3.1' },
    web: {
      entry: 'remoteEntry.js',
      modules: { 'pages/gardens': { js: ['gardens.js'], css: ['gardens.css'], islands: [] } },
    },
    node: { entry: 'remoteEntry.js' },
  });
  expect(Object.keys(release.web.files)).toContain('gardens.js.br');
  expect(Object.keys(release.web.files)).not.toContain('gardens.js.map');
  for (const side of ['web', 'node']) expect(readdirSync(path.join(dist, '1.0.0', side))).not.toContain('.env');
  const file = readFileSync(path.join(dist, '1.0.0/release.json'));
  const signature = readFileSync(path.join(dist, '1.0.0/release.sig'), 'utf8');
  expect(isSigned(file, signature, [signingKey()])).toBe(true);
  expect(v.parse(LiveVersion, json('live.json'))).toEqual({ version: '1.0.0', content: contentOf(release) });
  expect(sizeReport(path.join(dist, '1.0.0'), release)).toMatch(/\d+ B {2}pages\/gardens\n/);
});

test.each<[string, object, Build]>([
  ['its container is garden, not mfe_gardens', DECLARED, { container: 'garden' }],
  ['it was built against contract 1.99.0, this packer knows', DECLARED, { contract: '1.99.0' }],
  ['it says no version of react: name it where it is shared', DECLARED, { react: '' }],
  ["'words/ar' is promised, but not exposed", DECLARED, { exposes: ['pages/gardens'] }],
  ["'pages/other' is exposed, but not promised", DECLARED, { exposes: ['pages/gardens', 'pages/other', 'words/ar'] }],
  [
    'nothing loads gardens.js with its integrity',
    DECLARED,
    { web: { ...CLASSIC, 'remoteEntry.js': 'var mfe_gardens = {}' } },
  ],
  [
    'names files without a hash: gardens.css',
    DECLARED,
    { web: { 'remoteEntry.js': CLASSIC['remoteEntry.js'], 'gardens.js': CHUNK } },
  ],
  [
    "declares /cart, which is mfe-cart-checkout's",
    { ...DECLARED, serves: { pages: [{ ...page, path: '/cart' }] } },
    {},
  ],
  ['name must be a name like mfe-stores', { ...DECLARED, name: 'gardens' }, {}],
  ['pages/gardens has neither a build for the server nor a frame', { ...DECLARED, node: undefined }, {}],
  ['only a build of ES modules can have frames', FRAMED, {}],
  [
    'must be a length like 20rem',
    { ...FRAMED, frames: { 'pages/gardens': { title: { en: 'G' }, minBlockSize: '1px;x' } } },
    {},
  ],
])('it says %s, and publishes nothing [OPS-24]', async (reason, declared, build) => {
  built(declared, build);
  await expect(pack()).rejects.toThrow(reason);
  expect(readdirSync(folder).includes('releases') ? readdirSync(dist) : []).toEqual([]);
});

const MODULE: Build = {
  type: 'module',
  exposes: ['pages/gardens'],
  web: { ...CLASSIC, 'remoteEntry.js': 'export const init = () => {}; export const get = () => {};' },
};

test('a build of ES modules is loaded by a classic script with the hash of each file [OPS-24]', async () => {
  built(FRAMED, MODULE);
  const { web } = await pack();
  expect(web.entry).toBe('container.js');
  expect(web.modules['pages/gardens']).toEqual({ js: [], css: ['gardens.css'], islands: [] });
  const script = readFileSync(path.join(dist, '1.0.0/web/container.js'), 'utf8');
  for (const file of ['remoteEntry.js', 'gardens.js']) expect(script).toContain(`"${file}":"${web.files[file]}"`);
});

test('the server shows the frame of what only browsers run, in the language of the page [OPS-24]', async () => {
  built(FRAMED, MODULE);
  await pack();
  const file = path.join(dist, '1.0.0/node/remoteEntry.js');
  const container = createRequire(file)(file) as {
    init(scope: object): Promise<void>;
    get(
      name: string,
    ): Promise<() => { readonly page: { Component(): object; head(data: null, context: object): object } }>;
  };
  const createElement = (type: string, props: object, ...children: readonly unknown[]) => ({ type, props, children });
  await container.init({
    react: { '19.3.1': { lib: () => ({ createElement }) } },
    'shared-contracts': { '1.7.0': { get: async () => () => ({ useLanguage: () => 'ar' }) } },
  });
  const { page: shown } = (await container.get('./pages/gardens'))();
  expect(shown.head(null, { language: 'en', storeName: 'Shop' })).toEqual({ title: 'Gardens | Shop' });
  expect(shown.Component()).toMatchObject({
    type: 'section',
    children: [
      { type: 'h1', props: { tabIndex: -1 }, children: ['الحدائق'] },
      { type: 'div', props: { style: { minBlockSize: '20rem' } } },
    ],
  });
});
