/** @jest-environment node */
import type { ApiClient } from 'shared-contracts';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { createChangeWatch } from '../changes/change-watch.ts';
import { createLayoutDataSource, FALLBACK_SITE } from './layout-data-source.ts';

const logo = { LogoUrl: '/logo.svg', Alt: 'Store' };
const site = { ...FALLBACK_SITE, storeName: 'Asha Furniture' };

/** A source over a scripted API, with what earlier runs have stored. */
function bench(files = new Map<string, object>()) {
  const unavailable = new AbortController();
  const script = { answers: true };
  const call = (async ({ name }) => {
    if (!script.answers) return new Promise(() => undefined);
    const answers: Readonly<Record<string, unknown>> = { [getSiteSettings.name]: site, [getWebsiteLogo.name]: logo };
    return { ok: true, value: answers[name] ?? [] };
  }) as ApiClient['call'];
  const source = createLayoutDataSource({
    clientOver: () => ({ call }) as ApiClient,
    watch: createChangeWatch(),
    breaker: { signal: () => unavailable.signal },
    disk: { get: async (key) => files.get(key), set: (key, value) => void files.set(key, value) },
    testPayments: false,
  });
  return { source, script, files, loseApi: () => unavailable.abort() };
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

test('a store that was never known has a plain name [SH-11]', async () => {
  const { source, loseApi } = bench(new Map([['layout en', { site: 'of another version' }]]));
  loseApi();
  expect((await source.current('en')).site).toEqual(FALLBACK_SITE);
});
