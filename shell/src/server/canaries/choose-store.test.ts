/** @jest-environment node */

import { type ComposedStore, composedOf } from '../rendering/composed.ts';
import { publishedRelease } from '../testing/published-release.ts';
import type { Canary } from './canary-store.ts';
import type { CanaryRelease } from './canary-watcher.ts';
import { bucketIn, createStoreChooser } from './choose-store.ts';

const storeOf = (version: string): ComposedStore => {
  const composed = composedOf({ catalog: publishedRelease('mfe-catalog', version) });
  return { current: () => composed, answered: () => undefined, render: () => Promise.reject(new Error('none')) };
};
const live = storeOf('1.0.0');
const previewed = storeOf('1.2.0');
const release: CanaryRelease = { team: 'catalog', release: publishedRelease('mfe-catalog', '1.1.0'), percent: 10 };
const visits = { issue: () => undefined, said: () => false, settle: () => undefined };
const canary: Canary = { ...release, percent: 100, share: 10, visits, shares: () => [], store: storeOf('1.1.0') };

const chooser = (running: Canary | undefined, drawn = 50, publicOrigin = 'http://store.test') =>
  createStoreChooser({
    live: { ...live, canary: () => running },
    previews: { storeOf: async (header) => (header?.includes('store-preview=') ? previewed : undefined) },
    publicOrigin,
    draw: () => drawn,
  });
const asked = (cookie?: string) => ({ protocol: 'http' as const, host: 'store.test', headers: { cookie } });
const versionOf = (store: ComposedStore) => store.current().web.remotes.catalog?.version;

test('without a canary there is no cookie, and a document is the same for all [OPS-05]', async () => {
  const { store, ...choice } = await chooser(undefined).forDocument(asked('store-bucket=3'));
  expect(versionOf(store)).toBe('1.0.0');
  expect(choice).toEqual({ caching: 'everybody' });
});

test.each([
  [0, '1.1.0', 'visitor'],
  [9, '1.1.0', 'visitor'],
  [10, '1.0.0', 'everybody by cookie'],
  [99, '1.0.0', 'everybody by cookie'],
])('bucket %i of a canary for 10 in 100 gets %s on every shell [OPS-05]', async (bucket, version, caching) => {
  for (const drawn of [0, 99]) {
    const { store, ...choice } = await chooser(canary, drawn).forDocument(asked(`a=b; store-bucket=${bucket}`));
    expect(versionOf(store)).toBe(version);
    expect(choice).toEqual({ caching });
  }
});

test.each([
  [3, '1.1.0'],
  [50, '1.0.0'],
])('a visitor without a bucket draws one, and it holds at once: %i gets %s [OPS-05]', async (drawn, version) => {
  const { store, caching, setCookie } = await chooser(canary, drawn).forDocument(asked());
  expect(versionOf(store)).toBe(version);
  expect(caching).toBe('visitor');
  expect(setCookie).toBe(`store-bucket=${drawn}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`);
});

test('the cookie of a store behind TLS is sent over TLS alone [OPS-05]', async () => {
  const { setCookie } = await chooser(canary, 3, 'https://shop.example').forDocument(asked());
  expect(setCookie).toMatch(/; Secure$/);
});

test('an open page asks for the composition of its visitor, and draws nothing [OPS-05]', async () => {
  expect(versionOf(await chooser(canary, 0).forPage(asked('store-bucket=3')))).toBe('1.1.0');
  expect(versionOf(await chooser(canary, 0).forPage(asked()))).toBe('1.0.0');
});

test.each([
  'store-bucket=100',
  'store-bucket=-1',
  'store-bucket=07',
  'store-bucket=',
  'store-bucket=3a',
  'store-bucket=3 4',
  'store-bucket="3"',
  'store-bucket=٣',
  'store-bucket=1e1',
  'other-store-bucket=3',
  'x=store-bucket=3',
  ';;;',
  `store-bucket=${'9'.repeat(8000)}`,
])('%j is no bucket, and another one is drawn [OPS-05]', async (cookie) => {
  expect(bucketIn(cookie)).toBeUndefined();
  expect((await chooser(canary, 42).forDocument(asked(cookie))).setCookie).toMatch(/^store-bucket=42;/);
});

test('the holder of a preview sees it in any bucket, and no cache stores it [OPS-16]', async () => {
  const { store, ...choice } = await chooser(canary, 3).forDocument(asked('store-bucket=3; store-preview=x'));
  expect(versionOf(store)).toBe('1.2.0');
  expect(choice).toEqual({ caching: 'none' });
  expect(versionOf(await chooser(canary, 3).forPage(asked('store-preview=x')))).toBe('1.2.0');
});
