import { launchOptions, WHOLE_CHROMIUM } from '../store/browser.ts';
import { expect, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';

const { executablePath = '' } = WHOLE_CHROMIUM.launchOptions;

// Models are drawn by the processor here.
test.use({
  pictures: true,
  launchOptions: {
    ...launchOptions(executablePath),
    args: [
      ...(launchOptions(executablePath).args ?? []).filter((arg) => arg !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';
const VIEWER = 'model-viewer';

test('a model is loaded by a touch alone, drawn, and turned by keys', { tag: ['@CAT-35', '@SH-17'] }, async ({
  shopper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofModels = () => asked.filter((path) => /\/model\.|\.glb$/.test(path));
  await shopper.open(SOFA);
  await shopper.idle();
  expect(ofModels()).toEqual([]);
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aarvi 3 Seater Fabric Sofa in Teal in 3D' });
  await expect(dialog.getByText(/^Drag to turn/)).toBeVisible({ timeout: 60_000 });
  expect(ofModels().some((path) => path.endsWith('.glb'))).toBe(true);
  const viewer = dialog.locator(VIEWER);
  const before = await viewer.evaluate((one: HTMLElement & { getCameraOrbit?(): object }) =>
    String(one.getCameraOrbit?.()),
  );
  await viewer.locator('[role=application], .userInput').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => viewer.evaluate((one: HTMLElement & { getCameraOrbit?(): object }) => String(one.getCameraOrbit?.())))
    .not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeFocused();
});

test.describe('on an Android phone', () => {
  test.use({
    // The samples' surfaces are seen from both sides, of which an iPhone shows the outer; a busy machine draws late.
    allowedComplaints: [/USDZ does not support double sided materials|rAF timed out/],
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });

  // No phone is here: what Scene Viewer and Quick Look would get is looked at as an address and as a file.
  test('the room is asked for by Scene Viewer, and iPhones get a USDZ', { tag: '@CAT-35' }, async ({
    shopper,
    page,
    store,
  }) => {
    await page.addInitScript(() => {
      const links: string[] = [];
      Object.assign(window, { links });
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        links.push(this.href);
      };
    });
    await page.setViewportSize(PHONE);
    await shopper.open(SOFA);
    await page.getByRole('button', { name: 'See it in your room' }).click();
    await expect(page.getByText(/^Drag to turn/)).toBeVisible({ timeout: 60_000 });
    const links = () => page.evaluate(() => (window as unknown as { readonly links: readonly string[] }).links);
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
    const [link = ''] = await links();
    expect(link).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/);
    expect(decodeURIComponent(link)).toMatch(new RegExp(`file=${store.origin}/media/models/[0-9a-f]{20}\\.glb`));
    expect(link).toContain('resizable=false');

    const usdz = await page.locator(VIEWER).evaluate(async (one: HTMLElement & { prepareUSDZ?(): Promise<string> }) => {
      const blob = await (await fetch((await one.prepareUSDZ?.()) ?? '')).blob();
      return { type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer()).slice(0, 2000)] };
    });
    const text = String.fromCharCode(...usdz.bytes);
    expect(text.slice(0, 4)).toBe('PK\x03\x04');
    expect(text).toContain('model.usda');
  });
});
