import { freePorts } from '../../.ci/start/ports.ts';
import { planShell } from '../../.ci/start/service-plan.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { LiveComposition } from '../store/live-composition.ts';
import { PHONE } from '../store/viewports.ts';
import { type BehindBalancer, DRAIN_MS, startBehindBalancer, under } from './support/behind-balancer.ts';
import { expect, test as federationTest } from './support/federation-test.ts';

const NEVER_MS = 9_000_000;
const PAGES = ['/', '/ProductListing', '/ar', '/Faqs'];

/** Two shells with data folders of their own on the store's port. The second never asks for releases. */
const test = federationTest.extend<{ shells: BehindBalancer }>({
  // Ends before the store is repaired, which starts its own shell.
  shells: async ({ store, mended: _ }, use) => {
    const { options } = store;
    await store.stopService('shell');
    const [one = 0, two = 0] = await freePorts(2);
    const plan = (port: number, peer: number, pollMs = options.pollMs ?? NEVER_MS) =>
      planShell({
        ...options,
        ports: { ...options.ports, shell: port },
        dataFolder: scratchFolder(),
        pollMs,
        shellEnvironment: { PEER_ORIGINS: `http://127.0.0.1:${peer}`, DRAIN_MS: String(DRAIN_MS) },
      });
    const plans = [plan(one, two), plan(two, one, NEVER_MS)];
    const shells = await startBehindBalancer({ ...options, plans, port: options.ports.shell });
    await use(shells);
    await shells.stop();
  },
});

test('pages come to life while one shell has a release that the other has not, and no request fails while both are restarted in turn', {
  tag: ['@OPS-15', '@OPS-03'],
}, async ({ shells, store, shopper, page, releases }) => {
  const { origins, balancer } = shells;
  await test.step('one shell has a release that the other has not', async () => {
    const version = releases.shipCopy('mfe-catalog');
    await new LiveComposition(origins[0] ?? '').expectVersion('mfe-catalog', version);
    await page.setViewportSize(PHONE);
    for (let visits = 0; visits < 4; visits += 1) {
      await shopper.open('/ProductListing');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    expect(balancer.failed).toEqual([]);
    for (const origin of origins) expect(balancer.served.get(origin)).toBeGreaterThan(10);
    await page.close();
  });

  await test.step('both are restarted in turn while pages are read', async () => {
    // Shells of a store that runs have pages to fall back on while a busy machine is late with the API's answers.
    for (const origin of origins) {
      for (const path of PAGES) expect((await fetch(`${origin}${path}`)).status).toBe(200);
    }
    const load = PAGES.map((path) => async () => (await fetch(`${store.origin}${path}`)).text());
    const read = await under(load, () => shells.roll());
    expect(balancer.failed).toEqual([]);
    expect(read).toBeGreaterThan(10);
  });
});
