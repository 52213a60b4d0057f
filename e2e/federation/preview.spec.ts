import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LiveVersion } from 'shared-contracts/server/release';
import { freePorts } from '../../.ci/start/ports.ts';
import { Service } from '../../.ci/start/service.ts';
import { previewToken } from '../../shell/src/server/previews/preview-link.ts';
import { ROOT } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { apply, build, copyOfSource, type Edit } from '../store/releases.ts';
import { expect, test as federationTest } from './support/federation-test.ts';
import { readiness } from './support/team-pages.ts';

const KEY = 'a secret of the operators of this store';
const VERSION = '9.9.0-rc.1';
const NEW_HEADING = 'Every piece we make';
const renamed: Edit = {
  file: 'src/listing/words.ts',
  replace: "allProducts: 'All Furniture'",
  by: `allProducts: '${NEW_HEADING}'`,
};

interface PreviewFixtures {
  /** A build of the catalogue that is published next to the store: its origin, and what is there. */
  unreleased: { readonly origin: string; readonly content: string; readonly dist: string };
}

const test = federationTest.extend<PreviewFixtures>({
  unreleased: async ({ mended: _ }, use) => {
    const directory = scratchFolder();
    const source = copyOfSource('mfe-catalog');
    apply(renamed, source);
    await build(source, path.join(directory, 'dist'), { BUILD_VERSION: VERSION });
    rmSync(path.dirname(source), { recursive: true, force: true });
    const [port = 0] = await freePorts(1);
    const origin = `http://127.0.0.1:${port}`;
    const command = [path.join(ROOT, 'shared-contracts/build/cli.ts'), 'serve'];
    const environment = { HOST: '127.0.0.1', PORT: String(port) };
    const plan = { name: 'mfe-catalog' as const, directory, command, environment, readyUrl: `${origin}/healthz` };
    const service = new Service(plan, () => undefined);
    await service.ready(60_000);
    const { content = '' } = JSON.parse(readFileSync(path.join(directory, 'dist/live.json'), 'utf8')) as LiveVersion;
    await use({ origin, content, dist: path.join(directory, 'dist') });
    await service.stop(3000);
  },
});

test('an operator-signed link shows an unreleased build to its holder alone, whole from the server and in the browser', {
  tag: ['@OPS-16', '@OPS-28'],
}, async ({
  unreleased: { origin, content, dist },
  store,
  request,
  page,
  shopper,
  replaceShell,
  composition,
  releases,
}) => {
  await replaceShell({ PREVIEW_KEY: KEY, PREVIEW_UPLOADS: 'on' });
  const listing = () => request.get('/ProductListing');
  const before = await listing();
  /** The two lines that a command prints: what its link is, and the link. */
  const linkBy = async (file: string, ...words: readonly string[]) => {
    const env = { ...process.env, PREVIEW_KEY: KEY, PUBLIC_ORIGIN: store.origin, DIST_DIR: dist };
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(ROOT, file), ...words], { env });
    return stdout.trim().split('\n');
  };
  const REMOTES = 'shell/src/remotes.ts';
  const [announced, link = ''] = await linkBy(REMOTES, 'preview', 'mfe-catalog', '--origin', origin);
  expect(announced).toContain(`mfe-catalog ${VERSION}, until `);
  const ribbon = page.getByRole('complementary', { name: 'Preview' });

  await test.step('its holder sees it, and knows that it is a preview', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(`${store.origin}/`);
    await expect(ribbon).toContainText(`mfe-catalog ${VERSION}`);
    await shopper.open('/ProductListing');
    await expect(shopper.heading(NEW_HEADING)).toBeVisible();
    await expect(page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute('data-version', VERSION);
    await shopper.openFirstInStock();
    await expect(page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute('data-version', VERSION);
    await expect(ribbon).toBeVisible();
  });

  await test.step('it comes from the server, and no cache or search engine may keep it', async () => {
    const answer = await page.request.get('/ProductListing');
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${NEW_HEADING}`));
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(answer.headers()).not.toHaveProperty('etag');
  });

  await test.step('for everybody else nothing has changed', async () => {
    const after = await listing();
    expect(await after.text()).toBe(await before.text());
    for (const name of ['etag', 'cache-control', 'vary']) expect(after.headers()[name]).toBe(before.headers()[name]);
    expect(after.headers()).not.toHaveProperty('set-cookie');
    await composition.expectVersion('mfe-catalog', releases.firstVersion('mfe-catalog'));
    expect(await readiness(request)).toBe('ready');
  });

  await test.step('a link that is expired or altered is refused, and one to another build says why', async () => {
    const preview = { remote: 'mfe-catalog', version: VERSION, content, origin, expires: Date.now() - 1 };
    const expired = await request.get(`/?preview=${previewToken(preview, KEY)}`);
    expect([expired.status(), await expired.text()]).toEqual([403, expect.stringContaining('has expired')]);
    expect((await request.get(`${link}x`)).status()).toBe(403);
    const later = { ...preview, expires: Date.now() + 60_000 };
    const other = previewToken({ ...later, content: '000000000000' }, KEY);
    const refused = await fetch(store.origin, { headers: { cookie: `store-preview=${other}` } });
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('cannot be shown')]);
  });

  await test.step('they leave it by one click', async () => {
    await shopper.open('/ProductListing');
    await ribbon.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(shopper.heading('All Furniture')).toBeVisible();
    await expect(ribbon).toBeHidden();
  });

  await test.step('uploaded by its team, without an operator, it is shown by browsers with a pass alone', async () => {
    const CLI = 'shared-contracts/build/cli.ts';
    const [, uploaded = ''] = await linkBy(CLI, 'preview', '--to', store.origin, '--name', 'pr-12');
    expect((await page.request.get(uploaded, { maxRedirects: 0 })).status()).toBe(403);
    const [, pass = ''] = await linkBy(REMOTES, 'pass', 'anna');
    await page.goto(pass);
    // By a link alone no browser gets one.
    expect((await page.request.get(uploaded, { maxRedirects: 0 })).status()).toBe(403);
    await page.getByRole('button', { name: 'Continue as anna' }).click();
    await expect(page).toHaveURL(`${store.origin}/`);
    await page.goto(uploaded);
    await expect(ribbon).toContainText(`mfe-catalog ${VERSION}`);
    await shopper.open('/ProductListing');
    await expect(shopper.heading(NEW_HEADING)).toBeVisible();
    await expect(page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute('data-version', VERSION);
    expect(await (await listing()).text()).toBe(await before.text());
    expect((await request.get(uploaded, { maxRedirects: 0 })).status()).toBe(403);
    await ribbon.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(shopper.heading('All Furniture')).toBeVisible();
    // Before its shell is replaced.
    await shopper.idle();
  });
});
