import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { COMMANDS } from '../commands.ts';
import { localFiles } from '../platform/command-line/local-files.ts';
import { runRecorded } from '../platform/command-line/run-recorded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seed } from '../seed/seed.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { testTerminal } from '../testing/operator.ts';
import { anyShopper, buy } from '../testing/shop-floor.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const GUIDE = new URL('../../../docs/shopkeeper.md', import.meta.url);
const FILES = new URL('../../../docs/shopkeeper', import.meta.url);
/** A word, or several in quotation marks. */
const WORD = /'([^']*)'|"([^"]*)"|(\S+)/g;

let app: TestApp;
let folder = '';

beforeAll(async () => {
  const open = async () => {
    const database = await openEmptyDatabase();
    await migrate(database.db);
    await seed(database.db, { dataDir: tmpdir(), fillsSamples: false });
    return database;
  };
  app = await buildTestApp({ open, followsChanges: true });
  folder = await mkdtemp(join(tmpdir(), 'shopkeeper-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Types a line of the guide in the shopkeeper's folder, while the store runs. */
async function type(line: string) {
  const words = [...line.matchAll(WORD)].map(([, single, double, plain]) => single ?? double ?? plain ?? '');
  const { terminal, remarks, lines } = testTerminal({ files: localFiles(process, folder) });
  const around = { db: app.db, settings: app.settings, now: () => new Date() };
  const exit = await runRecorded(around, { words, operator: 'uid-1000' }, COMMANDS, terminal);
  return { line, exit, faults: remarks, printed: lines };
}

test('the guide, word by word, leads from an empty shop over twenty products to the first sale [API-10] [API-06]', async () => {
  await cp(fileURLToPath(FILES), folder, { recursive: true });

  const [before = '', sale = ''] = (await readFile(GUIDE, 'utf8')).split('## 11. The first sale');
  // A remark behind a command is the shell's to leave out.
  const typed = (text: string) =>
    [...text.matchAll(/^npm run store -- (.*?)(?:\s+# .*)?$/gm)].map(([, line = '']) => line);
  expect(typed(before).length).toBeGreaterThan(40);
  for (const line of typed(before)) expect(await type(line)).toMatchObject({ line, exit: 0, faults: [] });

  const shown = () => app.call(getAllProducts, { PageSize: 50 });
  await until(async () => (await shown()).length === 20, 'twenty products');
  const stool = (await shown()).find(({ ProductName }) => ProductName === 'Pondy Stool in Teak');
  expect(stool).toMatchObject({ Price: 2790 });
  expect((await app.call(getWebContent, { PageName: 'aboutus' }))?.DataContent).toContain('Beach Road in Puducherry');
  expect(await app.call(getHomeScreenBanner, {})).toEqual([
    expect.objectContaining({ Title: 'Stools that stand still', AltText: 'A corner of a living room with a stool' }),
  ]);
  const post = await app.call(getBlogDetail, { Slug: 'how-teak-grows-old' });
  expect(post).toMatchObject({ Title: 'How teak grows old' });

  const shopper = await anyShopper(app);
  await buy(app, shopper, [{ ProductId: stool?.ProductId ?? 0, Quantity: 1 }]);
  const [order] = await app.call(getCustomerOrderHistoryMaster, {}, shopper);
  const number = order?.OrderNumber ?? '';
  const printed = new Map<string, string>();
  for (const line of typed(sale)) {
    const { printed: lines, ...ended } = await type(line.replaceAll('ORDER', number));
    expect(ended).toMatchObject({ exit: 0, faults: [] });
    printed.set(line, lines.join('\n'));
  }
  expect(printed.get('orders list')).toContain(number);
  expect(printed.get('reports sales --test')).toContain('₹2,790');
  const detail = await app.call(getOrderDetail, { OrderNumber: number }, shopper);
  expect(detail.Delivery).toMatchObject({ State: 'delivered', Carrier: 'Blue Dart', TrackingNumber: '81234567890' });
}, 300_000);
