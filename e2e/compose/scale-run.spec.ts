import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { SCALE } from '../../.ci/scale/compose-file.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { startPostgresServer } from '../../store-api/src/testing/processes/postgres-server.ts';
import { readBooks } from '../chaos/books.ts';
import { buyUntil, type Outcomes } from '../chaos/buyer.ts';
import { STOCK } from '../chaos/stressed-store.ts';
import { under } from '../federation/support/behind-balancer.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { runAsComposed } from './run-as-composed.ts';

const PAGES = ['/', '/ProductListing', '/ar', '/collections/sofas'];
const PAIRS = [
  ['shell', 'store-api'],
  ['shell-2', 'store-api-2'],
] as const;

base(
  'the profile `scale` sells while each shell and each API is replaced, and while one of each is dead',
  { tag: ['@OPS-15', '@SCALE-06', '@SCALE-07'] },
  async () => {
    const postgres = await startPostgresServer('synchronous_commit=on', 'full_page_writes=on');
    const query = async <Row extends pg.QueryResultRow>(sql: string, url = postgres.url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client
        .query<Row>(sql)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    };
    await query("create role store superuser login password 'x'");
    await query('create database store owner store');
    const { host, hostname, port } = new URL(postgres.url);
    const [replicaPort = 0] = await freePorts(1);
    await postgres.startStandby(replicaPort, `primary_conninfo=host=${hostname} port=${port} user=postgres`);
    const ofStore = <Row extends pg.QueryResultRow>(sql: string) => query<Row>(sql, `postgres://store:x@${host}/store`);
    const store = await runAsComposed({
      topology: SCALE,
      elsewhere: { 'postgres:5432': host, 'postgres-replica:5432': `${hostname}:${replicaPort}` },
      // Buyers name networks of their own, and this machine is the one before the balancer.
      variables: { SEED: 'samples', TRUST_PROXY: 'loopback', API_TRUST_PROXY: 'loopback' },
      front: 'balancer',
      folder: scratchFolder(),
    });
    try {
      await ofStore(`update products set stock_quantity = ${STOCK}, order_maximum_quantity = 5 where not is_digital`);
      const outcomes: Outcomes = { paid: [], afterwards: {}, refused: {}, unanswered: 0, gaveUp: 0 };
      const closing = new AbortController();
      const buyers = [1, 2].map((buyer) => buyUntil(closing.signal, store.origin, `10.1.${buyer}`, outcomes));
      const purchases = (least: number) =>
        expect.poll(() => outcomes.paid.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
      const failed: string[] = [];
      const load = PAGES.map((page) => async () => {
        const answer = await fetch(`${store.origin}${page}`).catch(String);
        if (typeof answer === 'string' || answer.status !== 200 || !(await answer.text()).includes('</html>'))
          failed.push(`${page}: ${typeof answer === 'string' ? answer : answer.status}`);
      });
      await purchases(1);

      // What is stored is shown until its tags are purged, and the changes that purge it reach the shells.
      const [product] = await ofStore<{ product_id: number; page: string }>(
        `select product_id, '/collections/' || c.slug || '/' || p.slug as page
         from products p join categories c on category_id = main_category_id where is_published
           and not exists (select from product_family_members m where m.product_id = p.product_id) limit 1`,
      );
      const cacheOf = async () => (await fetch(`${store.origin}${product?.page}`)).headers.get('x-cache');
      await expect.poll(cacheOf).toBe('hit');
      await ofStore(
        `update product_prices set price_paise = 7111700, struck_price_paise = null where product_id = ${product?.product_id}`,
      );
      const isShown = async () => (await (await fetch(`${store.origin}${product?.page}`)).text()).includes('71,117');
      await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
      await expect.poll(cacheOf).toBe('hit');

      const read = await under(load, async () => {
        for (const pair of PAIRS) await Promise.all(pair.map((name) => store.replace(name)));
      });
      expect(failed).toEqual([]);
      expect(read).toBeGreaterThan(20);
      expect(outcomes.unanswered).toBe(0);

      await under(load, async () => {
        await Promise.all(PAIRS[0].map((name) => store.kill(name)));
        await purchases(outcomes.paid.length + 2);
      });
      // What only reads is asked again of the other one.
      expect(failed).toEqual([]);

      closing.abort();
      await Promise.all(buyers);
      await expect.poll(async () => (await readBooks({ query: ofStore }, outcomes.paid)).faults).toEqual([]);
      expect(outcomes.gaveUp).toBe(0);
    } finally {
      await store.stop();
      await postgres.remove();
    }
  },
);
