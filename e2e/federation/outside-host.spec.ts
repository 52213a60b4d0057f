import { expect, test } from '../store/store-test.ts';
import { outsideHost } from './support/outside-host/outside-host.ts';

const REASONS = [
  { icon: 'truck', title: 'Delivered to your door', text: 'In 5 to 7 days' },
  { icon: 'return', title: 'Thirty days to return', text: '' },
];

test.describe("a fragment of the store on another site's page", { tag: '@OPS-25' }, () => {
  test('a page without React shows it by Module Federation’s runtime alone, in both languages, and takes it away', async ({
    page,
    store,
  }) => {
    const host = await outsideHost('plain');
    const manifest = `${store.origin}/remotes/mfe-content/mf-manifest.json`;
    try {
      await page.goto(host.show({ manifest, props: { reasons: REASONS } }));
      const region = page.getByRole('region', { name: 'Why shop with us' });
      await expect(region.getByRole('heading', { name: 'Thirty days to return' })).toBeVisible();
      // Its style sheet has come, too.
      await expect(region).toHaveCSS('display', 'grid');
      // The shell's private loan, which a host outside does not have.
      expect(await page.evaluate(() => '_FEDERATION_BUNDLER_RUNTIME' in globalThis)).toBe(false);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(region).toHaveCount(0);
      await page.goto(host.show({ manifest, props: { reasons: REASONS, language: 'ar' } }));
      await expect(page.getByRole('region', { name: 'لماذا تتسوق معنا' })).toBeVisible();
    } finally {
      await host.close();
    }
  });

  test('a page with the same React lends it, and loads no other', async ({ page, store }) => {
    const host = await outsideHost('react');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    try {
      const manifest = `${store.origin}/remotes/mfe-content/mf-manifest.json`;
      await page.goto(host.show({ manifest, props: { reasons: REASONS } }));
      await expect(page.getByRole('heading', { name: 'Delivered to your door' })).toBeVisible();
      expect(loaded.filter((url) => url.includes('react'))).toEqual([]);
    } finally {
      await host.close();
    }
  });
});

test("Module Federation's devtools find the shell and its remotes, with their entries", { tag: '@OPS-25' }, async ({
  page,
}) => {
  await page.goto('/');
  /** What the devtools' panel posts to itself. */
  const shown = () =>
    page.evaluate(() => {
      const { __FEDERATION__: shown } = globalThis as unknown as { __FEDERATION__?: { moduleInfo: object } };
      return JSON.parse(JSON.stringify(shown?.moduleInfo ?? {}));
    });
  await expect.poll(async () => Object.keys((await shown()).shell?.remotesInfo ?? {})).toContain('mfe_content');
  const moduleInfo = await shown();
  for (const [name, { matchedVersion }] of Object.entries<{ matchedVersion: string }>(moduleInfo.shell.remotesInfo)) {
    expect(moduleInfo[`${name}:${matchedVersion}`]).toEqual({ version: matchedVersion, remoteEntry: matchedVersion });
    expect((await page.request.get(matchedVersion)).ok()).toBe(true);
  }
});
