import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../.ci/start/ports.ts';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { Service } from '../../.ci/start/service.ts';
import { planShell } from '../../.ci/start/service-plan.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { PHONE } from '../store/viewports.ts';
import { Balancer } from './support/balancer.ts';
import { expect, test as federationTest } from './support/federation-test.ts';
import { LiveComposition } from './support/live-composition.ts';

/** Longer than the balancer takes to notice. */
const DRAIN_MS = 1000;
const NEVER_MS = 9_000_000;
const LOAD = ['/', '/ProductListing', '/ar', '/Faqs'];

interface TwoShells {
  readonly origins: readonly [string, string];
  readonly balancer: Balancer;
  /** Stops a shell and starts it again, as an update does. */
  restart(which: 0 | 1): Promise<void>;
}

/** Starts shells with data folders of their own behind a balancer on the store's port. The second never asks for releases. */
async function startTwo(store: RunningStore): Promise<TwoShells & { stop(): Promise<void> }> {
  await store.stopService('shell');
  const { options } = store;
  const [one = 0, two = 0] = await freePorts(2);
  const origins = [`http://127.0.0.1:${one}`, `http://127.0.0.1:${two}`] as const;
  const plans = [one, two].map((port, index) => {
    const { readyUrl, ...plan } = planShell({
      ...options,
      ports: { ...options.ports, shell: port },
      dataFolder: scratchFolder(),
      ...(index === 1 ? { pollMs: NEVER_MS } : {}),
      shellEnvironment: { PEER_ORIGINS: origins[1 - index] ?? '', DRAIN_MS: String(DRAIN_MS) },
    });
    return { ...plan, readyUrl };
  });
  const start = async (index: number) => {
    const plan = plans[index];
    if (!plan) throw new Error('there are two shells');
    const service = new Service(plan, options.log);
    await service.ready(60_000);
    return service;
  };
  const services = await Promise.all([start(0), start(1)]);
  const balancer = await Balancer.listen(options.ports.shell, origins);
  return {
    origins,
    balancer,
    async restart(which) {
      await services[which]?.stop(DRAIN_MS + options.graceMs);
      services[which] = await start(which);
    },
    async stop() {
      await balancer.close();
      await Promise.all(services.map((service) => service.stop(DRAIN_MS + options.graceMs)));
    },
  };
}

const test = federationTest.extend<{ shells: TwoShells }>({
  // Ends before the store is repaired, which starts its own shell.
  shells: async ({ store, mended: _ }, use) => {
    const shells = await startTwo(store);
    await use(shells);
    await shells.stop();
  },
});

test('pages come to life while one shell has a release that the other has not', {
  tag: ['@OPS-15', '@OPS-03'],
}, async ({ shells, shopper, page, releases }) => {
  const { origins, balancer } = shells;
  const version = releases.shipCopy('mfe-catalog');
  await new LiveComposition(origins[0]).expectVersion('mfe-catalog', version);
  await page.setViewportSize(PHONE);
  for (let visits = 0; visits < 4; visits += 1) {
    await shopper.open('/ProductListing');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(balancer.failed).toEqual([]);
  for (const origin of origins) expect(balancer.served.get(origin)).toBeGreaterThan(10);
});

test('both shells are restarted in turn while pages are read, and no request fails', {
  tag: '@OPS-15',
}, async ({ shells, store }) => {
  const { balancer } = shells;
  let rolling = true;
  let answered = 0;
  const read = async (path: string) => {
    while (rolling) {
      const answer = await fetch(`${store.origin}${path}`);
      await answer.text();
      answered += 1;
      await wait(20);
    }
  };
  const readers = LOAD.map(read);
  await shells.restart(0);
  await shells.restart(1);
  rolling = false;
  await Promise.all(readers);
  expect(balancer.failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
