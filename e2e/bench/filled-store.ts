import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuOf, treeOf } from '../../.ci/start/process-tree.ts';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { openPostgres } from '../../store-api/src/platform/database/connection.ts';
import { migrate } from '../../store-api/src/platform/database/migrate.ts';
import { seedLarge } from '../../store-api/src/seed/large/seed-large.ts';
import { seed } from '../../store-api/src/seed/seed.ts';
import { startPostgresServer } from '../../store-api/src/testing/processes/postgres-server.ts';
import { type ComposedOptions, startComposedStore } from '../store/composed-store.ts';

/** A composed store with a large catalogue on a dedicated PostgreSQL server. */
export interface FilledStore {
  readonly store: RunningStore;
  readonly products: readonly number[];
  readonly databaseUrl: string;
  end(): Promise<void>;
}

export async function startFilledStore(
  products: number,
  options: Omit<ComposedOptions, 'folder'> = {},
): Promise<FilledStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-bench-'));
  const database = await startPostgresServer('autovacuum=on');
  const published = await fill(database.url, folder, products);
  const store = await startComposedStore({
    folder,
    ...options,
    apiEnvironment: { DATABASE_URL: database.url, ...options.apiEnvironment },
  });
  return {
    store,
    products: published,
    databaseUrl: database.url,
    async end() {
      await store.stop();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the samples and many products more; returns the products' ids. */
async function fill(databaseUrl: string, dataDir: string, products: number): Promise<readonly number[]> {
  const { db, close } = openPostgres(databaseUrl);
  await migrate(db);
  await seed(db, { dataDir });
  await seedLarge(db, products, () => undefined);
  const rows = await db.selectFrom('products').select('product_id').where('is_published', '=', true).execute();
  await close();
  return rows.map(({ product_id }) => product_id);
}

/** Milliseconds of the processor until now. */
export type Times = Readonly<Record<'api' | 'shell' | 'database', number>>;

export function timesOf({ store, databaseUrl }: FilledStore): Times {
  const of = (name: 'store-api' | 'shell') => cpuOf(treeOf(store.processOf(name) ?? 0));
  return { api: of('store-api'), shell: of('shell'), database: cpuOf(databaseTree(databaseUrl)) };
}

export function databaseTree(databaseUrl: string) {
  const { port } = new URL(databaseUrl);
  const server = treeOf(process.pid).find(
    ({ command }) => command.includes('postgres') && command.includes(` -p ${port} `),
  );
  return server ? treeOf(server.pid) : [];
}
