import path from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage } from 'shared-contracts/i18n/languages';
import { REMOTES } from '../../.ci/packages.ts';
import { BUILT } from '../../.ci/start/service-plan.ts';
import { ROOT } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { build } from '../store/releases.ts';
import { expect, test as storeTest } from '../store/store-test.ts';
import { withStore } from '../store/with-store.ts';
import { someProduct } from './support/sample-paths.ts';

const PAGES = ['/', '/ProductListing', '/Cart', '/Login', '/CreateAccount'];
const DEVELOPMENT = { NODE_ENV: 'development' } as const;

/** The development build, in which React explains hydration mismatches. Any console message fails a test. */
const test = storeTest.extend({
  store: [
    async ({ folder: _ }, use) => {
      const builds = scratchFolder();
      const distOf = (name: string) => path.join(builds, name, 'dist');
      await Promise.all(BUILT.map((name) => build(path.join(ROOT, name), distOf(name), DEVELOPMENT)));
      const remoteDirectories = Object.fromEntries(REMOTES.map((name) => [name, path.join(builds, name)]));
      await withStore({ remoteDirectories, shellEnvironment: { ...DEVELOPMENT, DIST_DIR: distOf('shell') } }, use);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('the development build hydrates in silence, in both languages', { tag: ['@SH-01', '@SH-16'] }, async ({
  page,
  request,
  shopper,
}) => {
  const pages = [...PAGES, await someProduct(request)];
  for (const path of [...pages, ...pages.map((path) => inLanguage('ar', path))]) {
    await shopper.open(path);
    await untilIdle(page);
  }
  expect(await page.locator('#boot').textContent()).toMatch(/"shellVersion":"[^"]+-dev"/);
});

/** Waits until idle work is done. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 200));
      }),
  );
}
