import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '../../.ci/packages.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { Service } from '../../.ci/start/service.ts';
import { ROOT } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { expect, test } from './support/federation-test.ts';
import { noteFirstLoad, saveData, shiftOf } from './support/first-load.ts';
import { OUTSIDE, type OutsideRemote, PACKER, packOutside, publishPackages } from './support/outside-remotes.ts';
import { readiness } from './support/team-pages.ts';

const CLI = path.join(ROOT, 'shared-contracts/build/cli.ts');

interface Expected {
  readonly name: RemoteName;
  readonly path: string;
  readonly title: string;
  readonly inArabic: string;
  readonly button: string;
  readonly answer: string;
}

const REMOTES: Readonly<Record<OutsideRemote, Expected>> = {
  webpack: {
    name: 'mfe-gardens',
    path: '/gardens',
    title: 'Gardens',
    inArabic: 'الحدائق',
    button: 'Choose a chair',
    answer: 'Chosen: 1',
  },
  rsbuild: {
    name: 'mfe-designers',
    path: '/designers',
    title: 'Designers',
    inArabic: 'المصممون',
    button: 'Choose a table',
    answer: 'Chosen: 1',
  },
  vite: {
    name: 'mfe-workshops',
    path: '/workshops',
    title: 'Workshops',
    inArabic: 'الورش',
    button: 'Choose a seat',
    answer: 'Chosen: 1',
  },
  element: {
    name: 'mfe-hours',
    path: '/hours',
    title: 'Opening hours',
    inArabic: 'ساعات العمل',
    button: 'Are you open on Sunday?',
    answer: 'On Sunday we are open from 10 to 18.',
  },
};

test('remotes that webpack, Rsbuild and Vite built outside the repository, and a web component, join, are rendered, used, and leave', {
  tag: ['@OPS-24', '@OPS-08', '@OPS-21'],
}, async ({ store, page, request, shopper, composition }) => {
  const shell = store.processOf('shell');
  const key = path.join(scratchFolder(), 'outside.pem');
  const run = promisify(execFile);
  const html = async (address: string) => (await request.get(address)).text();
  const remotes = (...words: readonly string[]) =>
    run(process.execPath, [path.join(ROOT, 'shell/src/remotes.ts'), ...words], {
      env: { ...process.env, DATA_DIR: store.options.dataFolder },
    });
  const services: Service[] = [];
  await saveData(page);
  await noteFirstLoad(page);
  try {
    await publishPackages();
    const publicKey = (await run(process.execPath, [PACKER, 'key', key])).stdout.trim();
    const packed = await Promise.all(OUTSIDE.map((outside) => packOutside(outside, key)));
    for (const { outside, dist, seconds, report } of packed) {
      const { name, path: address, title, inArabic, button, answer } = REMOTES[outside];
      test.info().annotations.push({ type: `${outside}, ${seconds.toFixed(1)} s`, description: report });
      const [port = 0] = await freePorts(1);
      const origin = `http://127.0.0.1:${port}`;
      const service = new Service(
        {
          name,
          directory: path.dirname(dist),
          command: [CLI, 'serve'],
          environment: { HOST: '127.0.0.1', PORT: String(port), DIST_DIR: dist },
          readyUrl: `${origin}/healthz`,
        },
        () => undefined,
      );
      services.push(service);
      await service.ready(30_000);
      await remotes('join', name, '--origin', origin, '--key', publicKey);
      await composition.expectVersion(name, '1.0.0');

      await test.step(`${outside}: its heading comes from the server, in both languages`, async () => {
        expect(await html(address)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
        expect(await html(`/ar${address}`)).toMatch(new RegExp(`<h1[^>]*>${inArabic}</h1>`));
      });

      await test.step(`${outside}: in the browser it answers, and nothing moves`, async () => {
        await shopper.open(address);
        const asks = page.getByRole('button', { name: button });
        await expect(asks).toBeVisible();
        expect(await shiftOf(page)).toBe(0);
        await asks.click();
        await expect(page.getByRole('main').getByRole('status')).toHaveText(answer);
      });

      await test.step(`${outside}: a link of the footer leads to it without another document`, async () => {
        await shopper.open('/aboutus');
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
        await expect(shopper.heading(title)).toBeVisible();
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('main').getByRole('status')).toHaveText(answer);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    }

    await test.step('they leave, and the shell has run all the time', async () => {
      for (const outside of OUTSIDE) await remotes('leave', REMOTES[outside].name);
      for (const outside of OUTSIDE) {
        await composition.expectVersion(REMOTES[outside].name, undefined);
        expect((await request.get(REMOTES[outside].path)).status()).toBe(404);
      }
      expect(await readiness(request)).toBe('ready');
      expect(store.processOf('shell')).toBe(shell);
    });
  } finally {
    // After a failure: the store is used by other tests.
    for (const outside of OUTSIDE) await remotes('leave', REMOTES[outside].name).catch(() => undefined);
    for (const service of services) await service.stop(3000);
    rmSync(key, { force: true });
  }
});
