import type { Page } from '@playwright/test';
import { productsInStock } from '../store/api-questions.ts';
import { expect, test } from '../store/store-test.ts';

test.use({ pictures: true });

/** Addresses of the scripts that the page has executed: a preloaded script is not parsed. */
async function scriptsRunIn(page: Page): Promise<ReadonlySet<string>> {
  const run = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => run.add(new URL(url || 'about:blank').pathname));
  await session.send('Debugger.enable');
  return run;
}

/** Unused preloads in the page's head, as 'kind address'. */
async function unusedPreloads(page: Page, scriptsRun: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    (run) => {
      const fonts = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
      );
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      const fontsAt = (path: string) => fonts.filter(({ cssText }) => cssText.includes(path.split('/').at(-1) ?? path));
      const unquoted = (family: string) => family.replaceAll(/["']/g, '');
      const isUsed: Record<string, (link: HTMLLinkElement) => boolean> = {
        script: ({ href }) => run.includes(new URL(href).pathname),
        image: ({ imageSrcset }) =>
          [...document.images].some(
            ({ currentSrc }) => currentSrc && imageSrcset.includes(new URL(currentSrc).pathname),
          ),
        font: ({ href }) =>
          fontsAt(new URL(href).pathname).some(({ style }) =>
            loaded.some(({ family }) => unquoted(family) === unquoted(style.getPropertyValue('font-family'))),
          ),
      };
      return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="modulepreload"]')]
        .filter((link) => !isUsed[link.as]?.(link))
        .map(({ as, href, imageSrcset }) => `${as} ${href || imageSrcset}`);
    },
    [...scriptsRun],
  );
}

test('the first page of a visit uses everything it preloads', { tag: '@PERF-02' }, async ({
  browser,
  store,
  request,
}) => {
  const [product] = await productsInStock(request);
  const paths = ['/', '/ProductListing', `/collections/${product?.CategorySlug}/${product?.Slug}`];
  for (const path of paths.flatMap((path) => [path, `/ar${path}`.replace(/\/$/, '')])) {
    const page = await browser.newPage({ baseURL: store.origin });
    const scriptsRun = await scriptsRunIn(page);
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('link[rel="preload"][as="script"]').count(), `${path} preloads its scripts`).not.toBe(0);
    await expect.poll(() => unusedPreloads(page, scriptsRun), `${path} uses what it preloads`).toEqual([]);
    await page.close();
  }
});
