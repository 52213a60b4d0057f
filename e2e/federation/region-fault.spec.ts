import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import type { Edit } from '../store/releases.ts';
import { expect, test } from './support/federation-test.ts';
import { Visitor } from './support/visitor.ts';

const SHELF = 'src/product-shelf/product-shelf.tsx';

const ON_SERVER = "typeof window === 'undefined'";

/** A defect on the server that begins later: the renders before the swap do not meet it. */
function later() {
  const flag = path.join(scratchFolder(), 'defect');
  const exists = `process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(flag)})`;
  return { condition: `${ON_SERVER} && ${exists}`, begin: () => writeFileSync(flag, '') };
}

/** A shelf that throws where `condition` holds, like a defect in a team's code. */
const throwing = (condition: string): Edit => ({
  file: SHELF,
  replace: 'export function ProductShelf(',
  by: `function broken(): void { if (${condition}) throw new Error('a defect in a shelf'); }
export function ProductShelf(...given: Parameters<typeof Shelf>) { broken(); return Shelf(...given); }
function Shelf(`,
});

// The browser reports what the server left to it, and what threw.
test.use({ allowedComplaints: [/#419|a defect in a shelf/] });

test("a fragment that throws takes only its region out of another team's page, and is named to its team", {
  tag: ['@SH-12', '@OPS-14'],
}, async ({ page, shopper, releases, composition, request, logged }) => {
  const visitor = new Visitor(page);
  await visitor.hasSomethingInTheCart();
  const { condition, begin } = later();
  const version = await releases.ship('mfe-catalog', throwing(`(${condition}) || !(${ON_SERVER})`));
  await composition.expectVersion('mfe-catalog', version);
  begin();
  const answer = await request.get('/');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<h1');

  await shopper.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.looksAtShelves();
  await expect(visitor.unavailableRegions().first()).toBeVisible();
  await visitor.expectCartIntact();

  const release = `"remote":"mfe-catalog","version":"${version}"`;
  const named = () =>
    logged.find((line) => line.includes('region failed, left to the browser') && line.includes(release));
  await expect.poll(named).toBeDefined();
  const before = readFileSync(path.join(ROOT, 'mfe-catalog', SHELF), 'utf8').split('export function ProductShelf(')[0];
  expect(named()).toContain(`"source":"${SHELF}:${before?.split('\n').length}:`);
});

test('a fragment that throws on the server alone is rendered by the browser', {
  tag: ['@SH-12', '@OPS-14'],
}, async ({ page, shopper, releases, composition }) => {
  const { condition, begin } = later();
  await composition.expectVersion('mfe-catalog', await releases.ship('mfe-catalog', throwing(condition)));
  begin();
  await shopper.open('/');
  await new Visitor(page).looksAtShelves();
  const shelf = page.getByRole('main').locator('[data-module="catalog/fragments/product-shelf"]').first();
  await expect(shelf.getByRole('link').first()).toBeVisible();
});

test('a release that breaks a page which visitors opened is refused before anyone sees it', {
  tag: ['@OPS-14'],
}, async ({ request, releases, logged }) => {
  const readiness = async () => ((await (await request.get('/readyz')).json()) as { status: string }).status;
  const home = async () => (await request.get('/')).text();
  // The shell samples only pages that got every answer of the API.
  await expect.poll(home).toContain('<article');
  const version = await releases.ship('mfe-catalog', throwing(ON_SERVER));
  await expect.poll(readiness).toBe(`degraded: mfe-catalog ${version} is refused`);
  // At first it may be refused because its renderer did not start in time: it is then tried again.
  const reason = () => logged.find((line) => line.includes(version) && line.includes('a defect in a shelf'));
  await expect.poll(reason).toContain(': Error: a defect in a shelf');
  await expect.poll(home).toContain('<article');

  releases.goLive('mfe-catalog', releases.firstVersion('mfe-catalog'));
  await expect.poll(readiness).toBe('ready');
});
