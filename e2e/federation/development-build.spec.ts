import path from 'node:path';
import { BUILT, REMOTES } from '../../.ci/start/service-plan.ts';
import { ROOT, startComposedStore } from '../store/composed-store.ts';
import { freshDataFolder, scratchFolder } from '../store/data-folders.ts';
import { expect, test as storeTest } from '../store/store-test.ts';
import { hydrateEverywhere } from './support/hydration.ts';
import { build } from './support/releases.ts';
import { someProduct } from './support/sample-paths.ts';
import { withoutPictures } from './support/without-pictures.ts';

const DEVELOPMENT = { NODE_ENV: 'development' } as const;

/** The store as a team runs it while it works, where React explains what does not match. */
const test = storeTest.extend({
  store: [
    async ({ folder: _ }, use) => {
      const builds = scratchFolder();
      const distOf = (name: string) => path.join(builds, name, 'dist');
      for (const name of BUILT) await build(path.join(ROOT, name), distOf(name), DEVELOPMENT);
      const remoteDirectories = Object.fromEntries(REMOTES.map((name) => [name, path.join(builds, name)]));
      const store = await startComposedStore({ folder: freshDataFolder(), remoteDirectories });
      await store.stopService('shell');
      await store.startService('shell', { ...DEVELOPMENT, DIST_DIR: distOf('shell'), DATA_DIR: scratchFolder() });
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach(({ page }) => withoutPictures(page));

test('the development build hydrates in silence in English', { tag: ['@SH-01'] }, async ({
  page,
  request,
  shopper,
}) => {
  await hydrateEverywhere(shopper, await someProduct(request));
  expect(await page.locator('#boot').textContent()).toMatch(/"shellVersion":"[^"]+-dev"/);
});

test('the development build hydrates in silence in Arabic', { tag: ['@SH-16'] }, async ({ request, arabicShopper }) => {
  await hydrateEverywhere(arabicShopper, await someProduct(request));
});
