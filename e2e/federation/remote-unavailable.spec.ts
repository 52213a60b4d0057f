import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import type { Releases } from '../store/releases.ts';
import { expect, test } from './support/federation-test.ts';
import { ALL_WELL, teamPages } from './support/team-pages.ts';
import { Visitor } from './support/visitor.ts';

/** Faults of the catalogue's remote, and their repair. */
interface Fault {
  readonly name: string;
  /** Also tested in a browser, to which a refused release is the same as a missing remote. */
  readonly isSeen?: true;
  cause(store: RunningStore, releases: Releases): unknown;
  cure(store: RunningStore, releases: Releases): unknown;
}

const takeBack: Fault['cure'] = (_, releases) => releases.goLive('mfe-catalog', releases.firstVersion('mfe-catalog'));

const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    isSeen: true,
    cause: (store) => store.stopService('mfe-catalog'),
    cure: (store) => store.startService('mfe-catalog'),
  },
  {
    name: 'hanging',
    isSeen: true,
    cause: (store) => store.signalService('mfe-catalog', 'SIGSTOP'),
    cure: (store) => store.signalService('mfe-catalog', 'SIGCONT'),
  },
  {
    name: 'broken: a page throws when it is loaded',
    cause: (_, releases) =>
      releases.ship('mfe-catalog', {
        file: 'src/listing/page.tsx',
        replace: 'export const page',
        by: `JSON.parse('not JSON');\nexport const page`,
      }),
    cure: takeBack,
  },
  {
    name: 'altered: a file is not the one its release lists',
    cause: (_, releases) =>
      releases.shipCopy('mfe-catalog', (release) => {
        const web = path.join(release, 'web');
        const script = readdirSync(web).find((file) => file.endsWith('.js'));
        appendFileSync(path.join(web, script ?? ''), '\n');
      }),
    cure: takeBack,
  },
  {
    name: 'built against another major of the contract',
    cause: (_, releases) => releases.shipBuiltAgainst('mfe-catalog', { contractVersion: '9.0.0' }),
    cure: takeBack,
  },
];

// The browser logs that the document's status is 503.
test.use({ allowedComplaints: [/status of 503/] });

for (const { name, isSeen, cause, cure } of FAULTS) {
  test(`a remote that is ${name} leaves the rest of the store usable${isSeen ? ', and Retry brings it back' : ''}`, {
    tag: ['@SH-12', '@SH-11', '@OPS-03'],
  }, async ({ page, shopper, request, store, releases, composition, startNewShell }) => {
    const visitor = new Visitor(page);
    await visitor.hasSomethingInTheCart();

    await test.step('a shell that knows an earlier release stays on it', async () => {
      await cause(store, releases);
      await composition.expectVersion('mfe-content', releases.shipCopy('mfe-content'));
      expect(await teamPages(request)).toEqual(ALL_WELL);
      expect((await composition.versions())['mfe-catalog']).toBe(releases.firstVersion('mfe-catalog'));
    });

    await test.step('a shell that never had it says so where it is missing', async () => {
      await startNewShell();
      expect(await teamPages(request)).toEqual({ ...ALL_WELL, '/ProductListing': 503 });
    });
    if (!isSeen) return;

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
      await cure(store, releases);
      await composition.expectVersion('mfe-catalog', releases.firstVersion('mfe-catalog'));
      await visitor.withoutReload(async () => {
        await visitor.retry();
        await expect(shopper.heading('All Furniture')).toBeVisible();
      });
    });
  });
}
