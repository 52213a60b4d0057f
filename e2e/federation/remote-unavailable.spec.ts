import type { RunningStore } from '../../.ci/start/running-store.ts';
import { expect, test } from './support/federation-test.ts';
import { ALL_WELL, teamPages } from './support/team-pages.ts';
import { Visitor } from './support/visitor.ts';

/** Faults of the catalogue's remote, and their repair. A release that is refused is to a shell the same as a missing remote. */
interface Fault {
  readonly name: string;
  cause(store: RunningStore): unknown;
  cure(store: RunningStore): unknown;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    cause: (store) => store.stopService('mfe-catalog'),
    cure: (store) => store.startService('mfe-catalog'),
  },
  {
    name: 'hanging',
    cause: (store) => store.signalService('mfe-catalog', 'SIGSTOP'),
    cure: (store) => store.signalService('mfe-catalog', 'SIGCONT'),
  },
];

// The browser logs that the document's status is 503.
test.use({ allowedComplaints: [/status of 503/] });

for (const { name, cause, cure } of FAULTS) {
  test(`a remote that is ${name} leaves the rest of the store usable, and Retry brings it back`, {
    tag: ['@SH-12', '@SH-11', '@OPS-03'],
  }, async ({ page, shopper, request, store, releases, composition, startNewShell }) => {
    const visitor = new Visitor(page);
    await visitor.hasSomethingInTheCart();

    await test.step('a shell that knows an earlier release stays on it', async () => {
      await cause(store);
      await composition.expectVersion('mfe-content', releases.shipCopy('mfe-content'));
      expect(await teamPages(request)).toEqual(ALL_WELL);
      expect((await composition.versions())['mfe-catalog']).toBe(releases.firstVersion('mfe-catalog'));
    });

    await test.step('a shell that never had it says so where it is missing', async () => {
      await startNewShell();
      expect(await teamPages(request)).toEqual({ ...ALL_WELL, '/ProductListing': 503 });
    });

    await test.step('its regions say so, and the rest of the page is there', async () => {
      await shopper.open('/');
      await expect(visitor.unavailableRegions()).not.toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Popular categories' })).toBeVisible();
      await visitor.expectCartIntact();
    });

    await test.step('Retry brings the page back', async () => {
      await shopper.open('/ProductListing');
      await visitor.expectPageUnavailable();
      await visitor.expectCartIntact();
      await cure(store);
      await composition.expectVersion('mfe-catalog', releases.firstVersion('mfe-catalog'));
      await visitor.withoutReload(async () => {
        await visitor.retry();
        await expect(shopper.heading('All Furniture')).toBeVisible();
      });
    });
  });
}
