import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { scaffold } from '../../.ci/new-remote/scaffold.ts';
import { temporaryCheckout } from '../../.ci/new-remote/temporary-checkout.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { Service } from '../../.ci/start/service.ts';
import { ROOT } from '../store/composed-store.ts';
import { build } from '../store/releases.ts';
import { expect, test } from './support/federation-test.ts';
import { readiness } from './support/team-pages.ts';

const NAME = 'mfe-stores';
const CLI = path.join(ROOT, 'shared-contracts/build/cli.ts');

test('a team that the shell has never heard of joins the running store with a page, a fragment and links, and leaves it', {
  tag: ['@OPS-08', '@OPS-21'],
}, async ({ store, page, request, shopper, composition }) => {
  const started = performance.now();
  const shell = store.processOf('shell');
  const checkout = temporaryCheckout();
  const folder = path.join(checkout, NAME);
  const key = path.join(checkout, 'release-key.pem');
  const html = async (address: string) => (await request.get(address)).text();
  const run = promisify(execFile);
  const remotes = (...words: readonly string[]) =>
    run(process.execPath, [path.join(ROOT, 'shell/src/remotes.ts'), ...words], {
      env: { ...process.env, DATA_DIR: store.options.dataFolder },
    });
  const makeKey = async (file: string) => (await run(process.execPath, [CLI, 'key', file])).stdout.trim();
  let service: Service | undefined;
  try {
    expect((await request.get('/stores')).status()).toBe(404);
    scaffold(checkout, NAME);
    const publicKey = await makeKey(key);
    await build(folder, path.join(folder, 'dist'), { RELEASE_KEY_FILE: key, BUILD_VERSION: '1.0.0' });
    const [port = 0] = await freePorts(1);
    const origin = `http://127.0.0.1:${port}`;
    service = new Service(
      {
        name: NAME,
        directory: folder,
        command: [CLI, 'serve'],
        environment: { HOST: '127.0.0.1', PORT: String(port) },
        readyUrl: `${origin}/healthz`,
      },
      () => undefined,
    );
    await service.ready(30_000);

    await test.step('without its key its release is refused, and the store is as before', async () => {
      const stranger = await makeKey(path.join(checkout, 'other.pem'));
      await remotes('join', NAME, '--origin', origin, '--key', stranger);
      await expect.poll(() => readiness(request)).toBe(`degraded: ${NAME} 1.0.0 is refused`);
      expect((await request.get('/stores')).status()).toBe(404);
    });

    await remotes('join', NAME, '--origin', origin, '--key', publicKey);
    await composition.expectVersion(NAME, '1.0.0');
    test.info().annotations.push({ type: 'seconds', description: ((performance.now() - started) / 1000).toFixed(1) });

    await test.step('its page comes whole from the server, in both languages', async () => {
      expect(await html('/stores')).toMatch(
        /<h1[^>]*>Stores<\/h1>[\s\S]*<aside role="note"[^>]*>Shown by a fragment\./,
      );
      expect(await html('/ar/stores')).toMatch(/<h1[^>]*>صفحة جديدة<\/h1>[\s\S]*<aside role="note"/);
      expect((await request.get('/STORES', { maxRedirects: 0 })).headers().location).toBe('/stores');
    });

    await test.step('it is in menu, footer and sitemap, and a click leads to it without a reload', async () => {
      expect(await html('/sitemap.xml')).toContain(`${store.origin}/ar/stores`);
      await shopper.open('/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Stores' })).toHaveAttribute(
        'href',
        '/stores',
      );
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Stores' }).click();
      await expect(shopper.heading('Stores')).toBeVisible();
      await expect(page.getByRole('note')).toHaveText('Shown by a fragment.');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await expect(page.locator(`[data-remote="${NAME}"]`).first()).toHaveAttribute('data-version', '1.0.0');
    });

    await test.step('it leaves: its page is not found, its links are gone, and the shell has run all the time', async () => {
      await remotes('leave', NAME);
      await composition.expectVersion(NAME, undefined);
      expect((await request.get('/stores')).status()).toBe(404);
      expect(await html('/sitemap.xml')).not.toContain('/stores');
      expect(await html('/')).not.toContain('href="/stores"');
      expect(await readiness(request)).toBe('ready');
      expect(store.processOf('shell')).toBe(shell);
    });
  } finally {
    await service?.stop(3000);
    rmSync(checkout, { recursive: true, force: true });
  }
});
