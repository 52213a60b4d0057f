import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { packageOf } from 'shared-contracts/remote/teams';
import { freePorts } from '../../.ci/start/ports.ts';
import type { Composition } from '../../shell/src/composition/composition.ts';
import { ROOT } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { keepConsent } from '../store/keep-consent.ts';
import type { Edit } from '../store/releases.ts';
import { Shopper } from '../store/shopper.ts';
import { under } from './support/behind-balancer.ts';
import { expect, test as federationTest } from './support/federation-test.ts';
import { readiness } from './support/team-pages.ts';

const NEW_HEADING = 'Every piece we make';
const renamed: Edit = {
  file: 'src/listing/words.ts',
  replace: "allProducts: 'All Furniture'",
  by: `allProducts: '${NEW_HEADING}'`,
};

/** Throws in each shelf on the server as soon as the file is there: no render before the canary is up meets it. */
const throwingOnce = (file: string): Edit => ({
  file: 'src/product-shelf/product-shelf.tsx',
  replace: 'export function ProductShelf(',
  by: `function broken(): void {
  if (typeof window === 'undefined' && process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(file)})) throw new Error('a defect in a shelf');
}
export function ProductShelf(...given: Parameters<typeof Shelf>) { broken(); return Shelf(...given); }
function Shelf(`,
});

interface CanaryFixtures {
  /** What a visitor in a bucket gets from the store. */
  inBucket: (bucket: number, path: string) => Promise<Response>;
  /** Runs a command next to the shell, whose metrics are at a port. */
  operator: (metricsPort: number, ...words: readonly string[]) => Promise<string>;
}

const test = federationTest.extend<CanaryFixtures>({
  inBucket: ({ store }, use) =>
    use((bucket, at) => fetch(`${store.origin}${at}`, { headers: { cookie: `store-bucket=${bucket}` } })),
  operator: ({ store }, use) =>
    use(async (metricsPort, ...words) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(ROOT, 'shell/src/remotes.ts'), 'canary', ...words],
        {
          env: {
            ...process.env,
            DATA_DIR: store.options.dataFolder,
            METRICS_PORT: String(metricsPort),
            API_ORIGIN: store.serviceOrigin('store-api'),
          },
        },
      );
      return stdout;
    }),
});

/** A browser of another visitor. */
async function visitorIn(bucket: number, browser: Browser, origin: string): Promise<[BrowserContext, Shopper]> {
  const context = await browser.newContext({ baseURL: origin });
  await keepConsent(context, true);
  await context.addCookies([{ name: 'store-bucket', value: String(bucket), url: origin }]);
  return [context, new Shopper(await context.newPage(), 'en')];
}

const versionIn = async (answer: Promise<Response>) => {
  const { remotes } = (await (await answer).json()) as Composition;
  return remotes.catalog?.version;
};

test('half of the visitors get the canary, whole from the server and in the browser, until it is taken back or fails', {
  tag: ['@OPS-05'],
}, async ({ store, browser, request, releases, inBucket, replaceShell, logged }) => {
  const [port = 0] = await freePorts(1);
  await replaceShell({ METRICS_PORT: String(port), VITALS_SHARE: '1' });
  const first = releases.firstVersion('mfe-catalog');
  const defect = path.join(scratchFolder(), 'defect');
  const before = await request.get('/ProductListing');
  expect(before.headers()).not.toHaveProperty('set-cookie');
  expect(before.headers()['cache-control']).toBe('no-cache');

  const canary = await releases.shipCanary('mfe-catalog', 50, renamed, throwingOnce(defect));
  await expect.poll(() => versionIn(inBucket(0, '/composition.json')), { timeout: 60_000 }).toBe(canary);
  const [early, inCanary] = await visitorIn(49, browser, store.origin);
  const [late, inLive] = await visitorIn(50, browser, store.origin);
  try {
    await test.step('the server gives each bucket its version, and no shared cache may keep the canary', async () => {
      const [made, usual] = await Promise.all([inBucket(49, '/ProductListing'), inBucket(50, '/ProductListing')]);
      expect(await made.text()).toMatch(new RegExp(`<h1[^>]*>${NEW_HEADING}`));
      expect(made.headers.get('cache-control')).toBe('private, no-cache');
      expect(await usual.text()).toMatch(/<h1[^>]*>All Furniture/);
      expect(usual.headers.get('cache-control')).toBe('no-cache');
      for (const answer of [made, usual]) {
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
      }
      const drawn = await fetch(`${store.origin}/ProductListing`);
      expect(drawn.headers.get('set-cookie')).toMatch(
        /^store-bucket=\d{1,2}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
      );
      expect(drawn.headers.get('cache-control')).toBe('private, no-cache');
    });

    await test.step('pages come to life in it, and stay in it', async () => {
      for (const [shopper, heading, version] of [
        [inCanary, NEW_HEADING, canary],
        [inLive, 'All Furniture', first],
      ] as const) {
        await shopper.open('/Faqs');
        await shopper.page.getByRole('navigation').getByRole('link', { name: 'All Furniture' }).first().click();
        await expect(shopper.heading(heading)).toBeVisible();
        await expect(shopper.page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute(
          'data-version',
          version,
        );
        await shopper.open('/ProductListing');
        await expect(shopper.heading(heading)).toBeVisible();
      }
    });

    await test.step('one change takes it back: new visits get the live version, the open page keeps its own', async () => {
      releases.goLive('mfe-catalog', first);
      await expect.poll(() => versionIn(inBucket(0, '/composition.json'))).toBe(first);
      await inCanary.openFirstInStock();
      await expect(inCanary.page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute(
        'data-version',
        canary,
      );
      expect(await (await inBucket(49, '/ProductListing')).text()).toMatch(/<h1[^>]*>All Furniture/);
      expect((await fetch(`${store.origin}/`)).headers.get('set-cookie')).toBeNull();
    });
  } finally {
    await early.close();
    await late.close();
  }

  await test.step('when it fails where the live version does not, it is withdrawn by itself', async () => {
    releases.goCanary('mfe-catalog', canary, 50);
    await expect.poll(() => versionIn(inBucket(0, '/composition.json')), { timeout: 60_000 }).toBe(canary);
    writeFileSync(defect, '');
    const visited = async () => {
      expect((await inBucket(0, '/')).status).toBe(200);
      return readiness(request);
    };
    await expect.poll(visited, { timeout: 90_000 }).toBe(`degraded: the canary mfe-catalog ${canary} is refused`);
    expect(await versionIn(inBucket(0, '/composition.json'))).toBe(first);
    expect(logged.find((line) => line.includes('canary withdrawn'))).toContain('/: Error: a defect in a shelf');
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain(`shell_canary_refused{remote="mfe-catalog",version="${canary}",team="catalog"} 1`);
    releases.goLive('mfe-catalog', first);
    await expect.poll(() => readiness(request)).toBe('ready');
  });
});

test('an operator compares both versions by one command and promotes by another, and no request is refused', {
  tag: ['@OPS-05'],
}, async ({ request, releases, inBucket, replaceShell, operator, composition }) => {
  const [port = 0] = await freePorts(1);
  await replaceShell({ METRICS_PORT: String(port) });
  const first = releases.firstVersion('mfe-catalog');
  const canary = releases.copy('mfe-catalog');
  releases.goCanary('mfe-catalog', canary, 10);
  await expect.poll(() => versionIn(inBucket(9, '/composition.json')), { timeout: 60_000 }).toBe(canary);

  await test.step('a second one is refused in words', async () => {
    const second = releases.copy('mfe-account');
    releases.goCanary('mfe-account', second, 10);
    await expect
      .poll(() => readiness(request))
      .toBe(`degraded: the canary ${packageOf('account')} ${second} is refused`);
    releases.goLive('mfe-account', releases.firstVersion('mfe-account'));
    await expect.poll(() => readiness(request)).toBe('ready');
  });

  await test.step('one command shows both side by side', async () => {
    for (let visit = 0; visit < 3; visit += 1) await inBucket(9, '/ProductListing');
    await inBucket(10, '/ProductListing');
    const rows = (await operator(port, 'status')).split('\n').map((row) => row.trim().split(/ {2,}/));
    expect(rows).toContainEqual([first, canary]);
    expect(rows).toContainEqual(['share of the visitors', '90 %', '10 %']);
    expect(rows).toContainEqual(['documents of its pages', '1', '3']);
    expect(rows).toContainEqual(['answered with an error', '0 (0.0 %)', '0 (0.0 %)']);
  });

  await test.step('another one promotes it, while visitors of both read on', async () => {
    const read = (bucket: number) => async () => {
      const answer = await inBucket(bucket, '/ProductListing');
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>All Furniture/)]);
    };
    await under([read(0), read(99)], async () => {
      await operator(port, 'promote', 'mfe-catalog', canary);
      await composition.expectVersion('mfe-catalog', canary);
      releases.goLive('mfe-catalog', canary);
      await operator(port, 'stop', 'mfe-catalog', canary);
      await composition.expectVersion('mfe-catalog', canary);
    });
    expect(await versionIn(inBucket(9, '/composition.json'))).toBe(canary);
  });
});
