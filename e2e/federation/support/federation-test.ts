import { REMOTES } from '../../../.ci/packages.ts';
import type { ServiceName } from '../../../.ci/start/service-plan.ts';
import { scratchFolder } from '../../store/data-folders.ts';
import { LiveComposition } from '../../store/live-composition.ts';
import { expect, test as storeTest } from '../../store/store-test.ts';

export { expect };

interface TestFixtures {
  composition: LiveComposition;
  /** Replaces the running shell by one with other variables. */
  replaceShell: (changes: Readonly<Record<string, string>>) => Promise<void>;
  /** Replaces the running shell by one without stored releases. */
  startNewShell: () => Promise<void>;
  mended: undefined;
}

const EVERY_SERVICE: readonly ServiceName[] = ['store-api', ...REMOTES, 'shell'];

/** A test may ship and break releases and stop services: afterwards every service runs again at its first version. */
export const test = storeTest.extend<TestFixtures>({
  composition: ({ store }, use) => use(new LiveComposition(store.origin)),
  mended: [
    async ({ store, releases, composition }, use) => {
      await use(undefined);
      for (const name of EVERY_SERVICE) store.signalService(name, 'SIGCONT');
      for (const name of REMOTES) releases.goLive(name, releases.firstVersion(name));
      for (const name of EVERY_SERVICE) if (store.processOf(name) === undefined) await store.startService(name);
      for (const name of REMOTES) await composition.expectVersion(name, releases.firstVersion(name));
    },
    { auto: true },
  ],
  replaceShell: async ({ store, context, mended: _ }, use) => {
    let replaced = false;
    await use(async (changes) => {
      replaced = true;
      await store.stopService('shell');
      await store.startService('shell', changes);
    });
    if (!replaced) return;
    // An open page would still fetch, and complain.
    for (const page of context.pages()) await page.close();
    // Ends before the store is repaired, which restarts the shell with its own variables.
    await store.stopService('shell');
  },
  startNewShell: ({ replaceShell }, use) => use(() => replaceShell({ DATA_DIR: scratchFolder() })),
});
