import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { freePorts } from '../../../.ci/start/ports.ts';
import type { RunningStore } from '../../../.ci/start/running-store.ts';
import { Service } from '../../../.ci/start/service.ts';
import { planShell } from '../../../.ci/start/service-plan.ts';
import { startComposedStore } from '../../store/composed-store.ts';
import { freshDataFolder, scratchFolder } from '../../store/data-folders.ts';
import { Releases } from '../../store/releases.ts';
import { withDatabase } from '../../store/with-database.ts';
import { RunningEdge } from './running-edge.ts';

export { expect };

export const SECRET = 'the-tests-own-edge-secret';
export const PREVIEW_KEY = 'p'.repeat(32);
const READY_MS = 120_000;

/** Varnish before two shells and an API. */
export interface EdgeStore {
  readonly edge: RunningEdge;
  readonly store: RunningStore;
  readonly releases: Releases;
  readonly database: pg.Client;
  /** Both shells. */
  readonly shells: readonly string[];
  /** Addresses of the shells' metrics. */
  readonly metrics: readonly string[];
  /** Kills both, as a machine that fails does. */
  killShells(): Promise<void>;
}

export const test = base.extend<object, { edged: EdgeStore }>({
  edged: [
    ({ browserName: _ }, use) => withDatabase((databaseUrl) => withEdge(databaseUrl, use)),
    { scope: 'worker', timeout: 240_000 },
  ],
});

export async function withEdge(databaseUrl: string, use: (edged: EdgeStore) => Promise<void>): Promise<void> {
  const releases = new Releases(scratchFolder());
  const [edgePort = 0, shellPort = 0, ...metricsPorts] = await freePorts(4);
  const origin = `http://127.0.0.1:${edgePort}`;
  const environment = (index: number) => ({
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: 'loopback',
    PREVIEW_KEY,
    EDGE_PURGE_URLS: origin,
    EDGE_PURGE_SECRET: SECRET,
    METRICS_PORT: String(metricsPorts[index]),
  });
  const store = await startComposedStore({
    folder: freshDataFolder(),
    databaseUrl,
    remoteDirectories: releases.directories,
    shellEnvironment: environment(0),
  });
  const { options } = store;
  const other = new Service(
    planShell({
      ...options,
      ports: { ...options.ports, shell: shellPort },
      dataFolder: scratchFolder(),
      shellEnvironment: { ...options.shellEnvironment, ...environment(1) },
    }),
    options.log,
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  let edge: RunningEdge | undefined;
  try {
    await Promise.all([other.ready(READY_MS), database.connect()]);
    const shells = [`http://127.0.0.1:${options.ports.shell}`, `http://127.0.0.1:${shellPort}`];
    edge = await RunningEdge.start({ port: edgePort, shells, secret: SECRET, folder: scratchFolder() });
    await use({
      edge,
      store,
      releases,
      database,
      shells,
      metrics: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
      async killShells() {
        other.kill();
        await Promise.all([other.ended, store.stopService('shell')]);
      },
    });
  } finally {
    await edge?.stop();
    await database.end();
    await other.stop(3000);
    await store.stop();
  }
}

/** What a visitor gets; a stored answer is a 'hit'. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    headers: answer.headers,
    text: await answer.text(),
  };
}

/** Asks until the edge answers by itself. */
export async function untilStored(url: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  await expect
    .poll(async () => (await ask(url, headers)).cache, { message: `${url} is stored`, intervals: [50] })
    .toBe('hit');
}
