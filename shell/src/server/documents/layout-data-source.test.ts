/** @jest-environment node */
import type { ApiClient } from 'shared-contracts';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { TAGS_HEADER } from 'shared-contracts/server/change-stream';
import { createChangeWatch } from '../changes/change-watch.ts';
import { createLayoutDataSource, FALLBACK_SITE } from './layout-data-source.ts';

const logo = { url: '/logo.svg', alt: 'Store' };
const site = { ...FALLBACK_SITE, storeName: 'Asha Furniture' };

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => new Response('{}', { headers: { [TAGS_HEADER]: 'site' } });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A source over a scripted API, with what earlier runs have stored. */
function bench(files = new Map<string, object>()) {
  const unavailable = new AbortController();
  const script = { answers: true, site, fetches: [] as string[] };
  const watch = createChangeWatch();
  watch.confirm();
  const clientOver = (fetch: typeof globalThis.fetch) => {
    const call = (async ({ name }) => {
      if (!script.answers) return new Promise(() => undefined);
      script.fetches.push(name);
      const answers: Readonly<Record<string, unknown>> = {
        [getSiteSettings.name]: script.site,
        [getWebsiteLogo.name]: logo,
      };
      await fetch('http://api.test/', { method: 'POST' });
      return { ok: true, value: answers[name] ?? [] };
    }) as ApiClient['call'];
    return { call } as ApiClient;
  };
  const source = createLayoutDataSource({
    clientOver,
    watch,
    breaker: { signal: () => unavailable.signal },
    disk: { get: async (key) => files.get(key), set: (key, value) => void files.set(key, value) },
    testPayments: false,
  });
  return { source, script, files, watch, loseApi: () => unavailable.abort() };
}

test('while the API is unavailable menu and store are as last known, at once, also after a restart [OPS-11] [SH-11]', async () => {
  const { source, files } = bench();
  expect((await source.current('en')).site.storeName).toBe('Asha Furniture');

  const { source: restarted, script, loseApi } = bench(files);
  script.answers = false;
  const waiting = restarted.current('en');
  loseApi();
  expect(await waiting).toMatchObject({ site, logo, categories: [] });
  expect(await restarted.current('en')).toMatchObject({ site, logo });
});

// The logo was stored in the API's words until it was decoded at the contract.
test('what an earlier release has stored is shown with the bundled logo while the API is unavailable [OPS-11] [API-02]', async () => {
  const stored = { categories: [], site, logo: { LogoUrl: '/logo.svg', Alt: 'Store' } };
  const { source, script, loseApi } = bench(new Map([['layout en', stored]]));
  script.answers = false;
  const waiting = source.current('en');
  loseApi();
  expect(await waiting).toMatchObject({ site, logo: null });
});

test('a store that was never known has a plain name [SH-11]', async () => {
  const { source, loseApi } = bench(new Map([['layout en', { site: 'of another version' }]]));
  loseApi();
  expect((await source.current('en')).site).toEqual(FALLBACK_SITE);
});

test('a change of what every page shows makes another version, which the next call hears of [API-02]', async () => {
  const { source, script, watch } = bench();
  expect(source.versionOf('en')).toBe('');
  const { version } = await source.current('en');
  expect(version).toMatch(/^en-\w{12}$/);
  script.site = { ...site, storeName: 'Ravi Furniture' };
  watch.changed(['site'], '7');
  watch.confirm();
  // What is known now, while the change is read.
  expect(source.versionOf('en')).toBe(version);
  await source.current('en');
  expect(source.versionOf('en')).not.toBe(version);
  expect((await source.current('ar')).version).toMatch(/^ar-/);
});

test('an unchanged layout costs the API no call, however many ask for its version [PERF-03]', async () => {
  const { source, script } = bench();
  await source.current('en');
  const { length } = script.fetches;
  for (let asked = 0; asked < 5; asked += 1) source.versionOf('en');
  await source.current('en');
  expect(script.fetches).toHaveLength(length);
});
