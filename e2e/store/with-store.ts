import type { RunningStore } from '../../.ci/start/running-store.ts';
import { type ComposedOptions, startComposedStore } from './composed-store.ts';
import { freshDataFolder } from './data-folders.ts';
import { withDatabase } from './with-database.ts';

/** Runs with a store of one's own, seeded unless another template is named, with these settings. */
export function withStore(
  settings: Omit<ComposedOptions, 'folder' | 'databaseUrl'>,
  use: (store: RunningStore) => Promise<void>,
  template?: string,
): Promise<void> {
  return withDatabase(async (databaseUrl) => {
    const store = await startComposedStore({ folder: freshDataFolder(), databaseUrl, ...settings });
    try {
      await use(store);
    } finally {
      await store.stop();
    }
  }, template);
}
