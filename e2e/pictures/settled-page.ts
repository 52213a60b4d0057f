import type { Page } from '@playwright/test';
import type { Shopper } from '../store/shopper.ts';

/**
 * The web fonts are there from the first paint: which of them a page shows otherwise depends on the speed of the machine
 * (`font-display: optional`). Not by `page.route`, which would disable the browser's cache.
 */
export async function awaitFonts(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const withFonts = async (requestId: string, responseCode: number, headers: readonly Header[]) => {
    const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId });
    const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: headers.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name)),
      body: Buffer.from(html.replaceAll(/font-display:\s*optional/g, 'font-display:block')).toString('base64'),
    });
  };
  browser.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0, responseHeaders = [] }) => {
    const isMoved = responseStatusCode >= 300 && responseStatusCode < 400;
    const answered = isMoved
      ? browser.send('Fetch.continueRequest', { requestId })
      : withFonts(requestId, responseStatusCode, responseHeaders);
    // A page that is left or closed needs no document.
    answered.catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

interface Header {
  readonly name: string;
  readonly value: string;
}

/** Everything is laid out, and what the page fetches for it has come. */
export async function openWhole(shopper: Shopper, path: string): Promise<void> {
  const { page } = shopper;
  await shopper.open(path);
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstView;
  });
  await shopper.scrollThrough();
  await shopper.idle();
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}
