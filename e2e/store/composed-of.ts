import path from 'node:path';
import { expect } from '@playwright/test';
import { REMOTES, type RemoteName } from '../../.ci/packages.ts';
import { changedParts, type Pair } from '../../.ci/released/changed-parts.ts';
import { lastReleases } from '../../.ci/released/last-releases.ts';
import type { RunningStore, StoreOptions } from '../../.ci/start/running-store.ts';
import type { ServiceName } from '../../.ci/start/service-plan.ts';
import { openPostgres } from '../../store-api/src/platform/database/connection.ts';
import { migrate } from '../../store-api/src/platform/database/migrate.ts';
import { ROOT } from './composed-store.ts';
import { LiveComposition } from './live-composition.ts';
import { EMPTY, withDatabase } from './with-database.ts';

/**
 * Which releases a store is composed of (docs/decisions/0042): this checkout's, or the last ones of all remotes, of the
 * shell, or of everything on the tables of this one.
 */
export type ComposedOf = 'this' | Pair;

/** What a composition decides of a store. */
export type Variant = Pick<StoreOptions, 'roots' | 'remoteDirectories'> & { readonly databaseUrl: string };
type Start = (variant: Variant) => Promise<RunningStore>;
type Use = (store: RunningStore) => Promise<void>;

const PAGES_OF_ALL = ['shell', ...REMOTES] as const;

/** Runs with a store of that composition, which `use` stops. */
export async function withStoreOf(
  composedOf: ComposedOf,
  remoteDirectories: StoreOptions['remoteDirectories'] & object,
  start: Start,
  use: Use,
): Promise<void> {
  const template = composedOf === 'last-of-all' ? EMPTY : undefined;
  await withDatabase(
    async (databaseUrl) => use(await composed(composedOf, remoteDirectories, start, databaseUrl)),
    template,
  );
}

async function composed(
  composedOf: ComposedOf,
  remoteDirectories: StoreOptions['remoteDirectories'] & object,
  start: Start,
  databaseUrl: string,
): Promise<RunningStore> {
  switch (composedOf) {
    case 'this':
      return start({ remoteDirectories, databaseUrl });
    case 'last-remotes': {
      const store = await start({ roots: releasedOf(REMOTES), databaseUrl });
      await expectServed(store, await published(store));
      return store;
    }
    case 'last-shell': {
      const store = await start({ roots: releasedOf(PAGES_OF_ALL), databaseUrl });
      await offer(store, remoteDirectories);
      return store;
    }
    case 'last-of-all': {
      const store = await start({ roots: releasedOf([...PAGES_OF_ALL, 'store-api']), databaseUrl });
      await migrateTo(databaseUrl);
      return store;
    }
  }
}

/** A part that has not changed since is this checkout's. */
function releasedOf(names: readonly ServiceName[]): StoreOptions['roots'] & object {
  const changed = changedParts(ROOT);
  return lastReleases(names.filter((name) => changed.has(name)));
}

type Versions = Readonly<Partial<Record<RemoteName, string>>>;

/** What each remote's service says is live. */
async function published(store: RunningStore): Promise<Versions> {
  const pairs = REMOTES.map(async (name) => {
    const live = await fetch(`${store.serviceOrigin(name)}/live.json`);
    return [name, ((await live.json()) as { version: string }).version] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

const served = (store: RunningStore) => new LiveComposition(store.origin).versions();

async function expectServed(store: RunningStore, versions: Versions): Promise<void> {
  await expect.poll(() => served(store)).toEqual(versions);
}

/**
 * Publishes this checkout's remotes before a shell of the last release, in the wrong order: the shell takes those that it
 * can serve, refuses the others by name, and goes on with what it has.
 */
async function offer(
  store: RunningStore,
  remoteDirectories: StoreOptions['remoteDirectories'] & object,
): Promise<void> {
  const before = await published(store);
  await expectServed(store, before);
  for (const name of REMOTES) {
    await store.stopService(name);
    await store.startService(name, { DIST_DIR: path.join(remoteDirectories[name] ?? path.join(ROOT, name), 'dist') });
  }
  const offered = await published(store);
  for (const name of REMOTES) {
    await expect
      .poll(async () => {
        const { status } = (await (await fetch(`${store.origin}/readyz`)).json()) as { status: string };
        const runs = (await served(store))[name];
        return (
          runs === offered[name] || (runs === before[name] && status.includes(`${name} ${offered[name]} is refused`))
        );
      })
      .toBe(true);
  }
}

/** What a store-api of this checkout does at its start, while the last release's goes on. */
async function migrateTo(url: string): Promise<void> {
  const database = openPostgres(url, { connections: 1 });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}
