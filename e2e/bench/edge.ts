/**
 * Prints, of Varnish before two shells: milliseconds from a changed price to the page at the edge, pages a second with the edge and
 * without in turn, and the share of a day's requests that an edge answers by itself, calculated with the tags that the pages carry.
 * `npx node e2e/bench/edge.ts`; packages must be built.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import makeTemplates, { dropTemplates } from '../../store-api/src/testing/template-databases.ts';
import { type EdgeStore, withEdge } from '../edge/support/edge-test.ts';
import { seededFolder } from '../store/data-folders.ts';
import { withDatabase } from '../store/with-database.ts';
import { hitRate, type ModelPage, seeded } from './edge-model.ts';

const PRICES = 50;
const CONCURRENT = 32;
const MEASURED_MS = 4000;
const ROUNDS = 3;

const show = (text: string) => process.stdout.write(`${text}\n`);
const text = async (url: string) => (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();

async function productPages({ database }: EdgeStore): Promise<{ id: number; listing: string; page: string }[]> {
  const { rows } = await database.query(
    `select product_id as id, '/collections/' || categories.slug as listing,
       '/collections/' || categories.slug || '/' || products.slug as page
     from products join categories on category_id = main_category_id where is_published order by units_sold desc, product_id`,
  );
  return rows;
}

async function priceToPage(edged: EdgeStore): Promise<void> {
  const [product] = await productPages(edged);
  if (!product) throw new Error('there is no product');
  const url = edged.edge.origin + product.page;
  const took: number[] = [];
  for (let change = 0; change < PRICES; change += 1) {
    const rupees = 61_001 + change * 101;
    await text(url);
    await edged.database.query(
      'update product_prices set price_paise = $1, struck_price_paise = null where product_id = $2',
      [rupees * 100, product.id],
    );
    const began = performance.now();
    while (!(await text(url)).includes(rupees.toLocaleString('en-IN')));
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  show(
    `price to page, ${PRICES}: median ${took[PRICES / 2]?.toFixed()} ms, p99 ${took.at(-1)?.toFixed()} ms (the largest)`,
  );
}

async function pagesASecond(origins: readonly string[], paths: readonly string[]): Promise<number> {
  const end = performance.now() + MEASURED_MS;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONCURRENT }, async (_, client) => {
      for (let at = client; performance.now() < end; at += 1) {
        const answer = await fetch((origins[at % origins.length] ?? '') + paths[at % paths.length], {
          headers: { 'accept-encoding': 'br' },
        });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
        answered += 1;
      }
    }),
  );
  return answered / (MEASURED_MS / 1000);
}

async function rates(edged: EdgeStore): Promise<void> {
  const products = await productPages(edged);
  const paths = [
    '/',
    '/ar',
    '/ProductListing',
    ...products.slice(0, 12).flatMap(({ listing, page }) => [listing, page]),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const direct = await pagesASecond(edged.shells, paths);
    const edge = await pagesASecond([edged.edge.origin], paths);
    show(
      `pages a second: ${direct.toFixed()} by two shells, ${edge.toFixed()} by the edge (client on the same two cores)`,
    );
  }
}

async function day(edged: EdgeStore): Promise<void> {
  const products = await productPages(edged);
  const shell = edged.shells[0] ?? '';
  const page = async (at: string, weight: number): Promise<ModelPage> => {
    const { headers, status } = await fetch(shell + at);
    const keys = headers.get('cache-control')?.includes('s-maxage') ? headers.get('xkey')?.split(' ') : undefined;
    if (status !== 200) throw new Error(`${at} answered ${status}`);
    return { weight, keys: keys ? new Set(keys) : null };
  };
  const pages: ModelPage[] = [];
  const listings = [...new Set(products.map(({ listing }) => listing))];
  // Of ten visits two are home, three listings, four products, one search; a fifth reads Arabic. Products by Zipf's law.
  for (const [language, share] of [
    ['', 0.8],
    ['/ar', 0.2],
  ] as const) {
    pages.push(await page(language || '/', 2 * share));
    const whole = (of: readonly unknown[]) => of.reduce<number>((sum, _, rank) => sum + 1 / (rank + 1), 0);
    for (const [rank, listing] of listings.entries())
      pages.push(await page(language + listing, (3 * share) / (rank + 1) / whole(listings)));
    for (const [rank, { page: at }] of products.entries())
      pages.push(await page(language + at, (4 * share) / (rank + 1) / whole(products)));
    pages.push({ weight: share, keys: null });
  }
  const random = seeded(7);
  const any = () => products[Math.floor(random() * products.length)]?.id;
  for (const visits of [1000, 10_000, 100_000]) {
    const sales = visits / 100;
    const changes = [
      { anHour: sales, keys: () => [`product:${any()}`, 'product:*', 'stock'] },
      { anHour: sales / 20, keys: () => ['listing:all', 'listing:*', `product:${any()}`] },
      { anHour: 12, keys: () => ['sales'] },
      { anHour: 2, keys: () => ['listing:all', `product:${any()}`] },
    ];
    const pagesAnHour = (hour: number) => visits * (hour < 7 ? 0.2 : hour < 18 ? 1 : 1.6);
    const length = visits > 10_000 ? 4 * 3600 : 24 * 3600;
    const rated = [60, 3600].map(
      (fresh) => `${(100 * hitRate(pages, { length, pagesAnHour, changes }, fresh)).toFixed(1)} % at ${fresh} s`,
    );
    show(`hit rate, ${visits} pages and ${sales} sales an hour: ${rated.join(', ')}`);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'edge-bench-'));
process.env.E2E_FOLDER = folder;
try {
  await makeTemplates();
  cpSync(path.join(process.env.TEST_TEMPLATE_FOLDER ?? '', 'digital'), path.join(seededFolder(), 'digital'), {
    recursive: true,
  });
  await withDatabase((url) =>
    withEdge(url, async (edged) => {
      await priceToPage(edged);
      await rates(edged);
      await day(edged);
    }),
  );
} finally {
  await dropTemplates();
  rmSync(folder, { recursive: true, force: true });
}
