import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { withDatabase } from '../store/with-database.ts';
import { FRESH_MS, type Place, Readers } from './support/readers.ts';
import { WideStore } from './support/wide-store.ts';

interface Watched {
  readonly id: number;
  readonly category: number;
  readonly listing: string;
  readonly page: string;
}

/** A sofa that the first page of its category shows. */
async function watchedSofa({ database }: WideStore): Promise<Watched> {
  const { rows } = await database.query(
    `select product_id as id, category_id as category, '/collections/' || categories.slug as listing,
       '/collections/' || categories.slug || '/' || products.slug as page
     from products join categories on category_id = main_category_id
     where is_published and stock_quantity > 3 order by created_at desc, product_id desc limit 1`,
  );
  return rows[0] as Watched;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

async function textUnlessBusy(url: string): Promise<string | null> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status === 503) return null;
  expect(answer.status, url).toBe(200);
  return text;
}

/** Every place that shows the watched product, on every shell. */
function placesOf({ shells }: WideStore, { id, listing, page, category }: Watched): readonly Place[] {
  const call = async (shell: string, name: string, requestParameters: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ requestParameters });
    const answer = await fetch(`${shell}/api/v1/dynamic/dataoperation/${name}`, { method: 'POST', headers, body });
    const text = await answer.text();
    return answer.status === 503 ? null : text;
  };
  return shells.flatMap((shell) => [
    { name: `product page of ${shell}`, look: () => textUnlessBusy(shell + page) },
    { name: `listing page of ${shell}`, look: () => textUnlessBusy(shell + listing) },
    { name: `detail call by ${shell}`, look: () => call(shell, 'get-product_detail', { ProductId: id }) },
    {
      name: `listing call by ${shell}`,
      look: () =>
        call(shell, 'get-all-products', { CategoryID: String(category), PageNo: 1, PageSize: 20, WithFacets: true }),
    },
  ]);
}

const rename = ({ database }: WideStore, { id }: Watched, version: number) =>
  database.query('update products set name = $1 where product_id = $2', [`Watched ${version}`, id]);

/** The minimum of versions seen at each place, for a meaningful test. */
const ENOUGH = 6;

/** Reads every place while the product is renamed repeatedly and `disturbance` runs. */
async function expectFresh(
  store: WideStore,
  watched: Watched,
  from: number,
  disturbance: () => Promise<void> = async () => {},
): Promise<void> {
  await rename(store, watched, from);
  const readers = new Readers(placesOf(store, watched));
  let over = false;
  const disturbed = disturbance().finally(() => {
    over = true;
  });
  let version = from;
  while (!over || readers.fewestVersions() < ENOUGH) {
    version += 1;
    await rename(store, watched, version);
    readers.committed(version);
    await wait(100 + Math.random() * 300);
  }
  await disturbed;
  // No later change hides that the last one was missed.
  await expect.poll(() => readers.allShow(version), { timeout: FRESH_MS }).toBe(true);
  await wait(1500);
  expect(readers.allShow(version)).toBe(true);
  await readers.end();
  expect(readers.tooOld()).toEqual([]);
}

async function cachedPages(address: string): Promise<number> {
  const metrics = await textOf(address);
  return Number(/shell_pages_total\{source="cached"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

test('PostgreSQL: what is changed by any process is soon on every page of every shell and stays, whatever breaks', {
  tag: ['@API-05', '@SH-11'],
}, async () => {
  await withDatabase(async (databaseUrl) => {
    const store = await WideStore.start(databaseUrl);
    try {
      const watched = await watchedSofa(store);

      await test.step('under load', async () => {
        await expectFresh(store, watched, 100);
        // Fresh although cached, not because nothing is cached.
        for (const [index, shell] of store.shells.entries()) {
          const metrics = store.metrics[index] ?? '';
          await expect.poll(() => textOf(shell + watched.page).then(() => cachedPages(metrics))).toBeGreaterThan(0);
        }
      });

      await test.step('while the connections that listen are cut', () =>
        expectFresh(store, watched, 200, async () => {
          for (let cut = 0; cut < 20; cut += 1) {
            await store.database.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and application_name = 'store-api changes'`,
            );
            await wait(150);
          }
          await wait(1500);
        }));

      await test.step('while the API that one shell listens to hangs for a while', () =>
        expectFresh(store, watched, 300, async () => {
          await wait(500);
          store.apis[0]?.signal('SIGSTOP');
          await wait(1500);
          store.apis[0]?.signal('SIGCONT');
          await wait(2000);
        }));

      await test.step('price, stock, category, banner and settings of every kind', () =>
        expectEverything(store, watched));
    } finally {
      await store.stop();
    }
  });
});

async function expectEverything(store: WideStore, { id, category, page, listing }: Watched): Promise<void> {
  const { database, shells } = store;
  const home = '/';
  const changes: readonly (readonly [change: string, path: string, shown: string])[] = [
    [
      `update product_prices set price_paise = 7654300, old_price_paise = null where product_id = ${id}`,
      page,
      '76,543',
    ],
    [`update product_prices set price_paise = 8765400 where product_id = ${id}`, listing, '87,654'],
    [`update products set stock_quantity = 0 where product_id = ${id}`, page, 'Out of stock'],
    [`update products set full_description = '<p>Freshly told</p>' where product_id = ${id}`, page, 'Freshly told'],
    [`update categories set name = 'Fresh category' where category_id = ${category}`, home, 'Fresh category'],
    [
      `update categories set intro = 'A fresh introduction' where category_id = ${category}`,
      listing,
      'A fresh introduction',
    ],
    [`update banners set title = 'Fresh banner'`, home, 'Fresh banner'],
  ];
  for (const [change, path, shown] of changes) {
    for (const shell of shells) await textOf(shell + path);
    await database.query(change);
    for (const shell of shells) {
      await expect.poll(() => textOf(shell + path), { message: change, intervals: [25] }).toContain(shown);
    }
  }
}
