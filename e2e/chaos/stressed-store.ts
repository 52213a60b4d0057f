import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { planApi } from '../../.ci/start/service-plan.ts';
import { type MailServer, startMailServer } from '../../store-api/src/testing/processes/mail-server.ts';
import { type PostgresServer, startPostgresServer } from '../../store-api/src/testing/processes/postgres-server.ts';
import { ReadinessBalancer } from '../federation/support/balancer.ts';
import { ROOT, startComposedStore } from '../store/composed-store.ts';
import { type FurtherService, startFurtherService } from './further-service.ts';

/** Enough that no run sells a product out. */
export const STOCK = 1_000_000;

/** The composed store with two APIs, its own PostgreSQL and a mail server; each part can be stopped at any time. */
export interface StressedStore {
  readonly store: RunningStore;
  readonly secondApi: FurtherService;
  readonly postgres: PostgresServer;
  readonly mails: MailServer;
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  end(): Promise<void>;
}

export async function startStressedStore(onLine: (line: string) => void): Promise<StressedStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-stress-'));
  await buildPackages(ROOT, onLine);
  // A payment that was answered as paid must survive a crash of the server.
  const postgres = await startPostgresServer('synchronous_commit=on', 'autovacuum=on');
  const mails = await startMailServer();
  const [second = 0, apis = 0] = await freePorts(2);
  const store = await startComposedStore({
    folder,
    databaseUrl: postgres.url,
    onLine,
    paymentEnvironment: { PAYMENT_SANDBOX: 'allow' },
    apiEnvironment: { SEED: 'samples', SMTP_URL: mails.url },
    // Each buyer sends its own client address in X-Forwarded-For.
    shellEnvironment: { TRUST_PROXY: 'loopback', API_ORIGIN: `http://127.0.0.1:${apis}` },
  });
  const { options } = store;
  const secondApi = await startFurtherService(
    planApi({ ...options, ports: { ...options.ports, 'store-api': second } }),
    onLine,
  );
  const balancer = await ReadinessBalancer.listen(apis, [store.serviceOrigin('store-api'), secondApi.origin]);
  // The shell started before the balancer: its first pages would be without the API.
  while (!(await (await fetch(`${store.origin}/readyz`)).text()).includes('"ready"')) await wait(50);
  const query = async <Row extends pg.QueryResultRow>(sql: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await query(`update products set stock_quantity = ${STOCK}, order_maximum_quantity = 5 where not is_digital`);
  return {
    store,
    secondApi,
    postgres,
    mails,
    query,
    async end() {
      await store.stop();
      await balancer.close();
      await secondApi.stop();
      await mails.close();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
