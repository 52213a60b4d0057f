import type { Page } from '@playwright/test';
import { PHONE } from '../store/viewports.ts';
import { expect, test } from './support/federation-test.ts';
import { someProduct } from './support/sample-paths.ts';
import { Visitor } from './support/visitor.ts';

/** How often the page has requested each script and style sheet. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Scripts and style sheets that the page's elements name without an integrity. */
function unchecked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')]
      // A disabled link fetches nothing.
      .filter(
        (element) =>
          /\.(js|css)$/.test(element.outerHTML.match(/(?:src|href)="([^"]*)"/)?.[1] ?? '') &&
          !element.matches('[disabled]'),
      )
      .filter(({ integrity }) => !/^sha256-[\w+/]{43}=$/.test(integrity))
      .map(({ outerHTML }) => outerHTML),
  );
}

test('scripts and styles all carry integrity, and none is fetched twice', {
  tag: ['@SEC-07', '@PERF-02'],
}, async ({ page, shopper, request }) => {
  for (const path of ['/', '/ProductListing', await someProduct(request), '/ar']) {
    await page.goto('about:blank');
    const counts = countRequests(page);
    const answer = await page.goto(path);
    await shopper.idle();
    expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(await unchecked(page), path).toEqual([]);
    expect(counts.size, path).toBeGreaterThan(4);
    expect(
      [...counts].filter(([, times]) => times > 1),
      path,
    ).toEqual([]);
  }
});

/** Alters matching files on their way to this browser: one byte differs, and a script with it would still run. */
async function alter(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body.write(' ', body.length - 1);
    await route.fulfill({ response, body });
  });
}

test.describe('a file that was altered on its way', () => {
  test.use({ allowedComplaints: [/'integrity' attribute|ERR_FAILED|is already registered|[Cc]hunk/] });

  test('a region’s script is refused: only that region fails, with words, and Retry brings it', {
    tag: ['@SEC-07', '@SH-12'],
  }, async ({ page, shopper }) => {
    const visitor = new Visitor(page);
    const files = /\/fragments-product-shelf\.js$/;
    await alter(page, files);
    await shopper.open('/');
    await visitor.withoutReload(async () => {
      await visitor.looksAtShelves();
      await expect(visitor.unavailableRegions()).not.toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Popular categories' })).toBeVisible();
      await page.unroute(files);
      await visitor.retry(visitor.unavailableRegions().first());
      await expect(page.getByRole('region', { name: 'New in cane' }).getByRole('article')).not.toHaveCount(0);
    });
  });

  test('so is a remote’s entry: its page says so, the layout works', { tag: ['@SEC-07', '@SH-12'] }, async ({
    page,
  }) => {
    const visitor = new Visitor(page);
    await visitor.hasSomethingInTheCart();
    await alter(page, /\/mfe-catalog\/[^/]+\/remoteEntry\.\w+\.js$/);
    await page.goto('/ProductListing');
    await visitor.expectPageAsServed('All Furniture');
    await visitor.expectCartIntact();
  });

  for (const kind of ['js', 'css']) {
    test(`so is the ${kind} of an island that is loaded on a press: the page around it stays`, {
      tag: ['@SEC-07', '@SH-12'],
    }, async ({ page, shopper }) => {
      await page.setViewportSize(PHONE);
      await alter(page, new RegExp(`/sort\\.${kind}$`));
      await shopper.open('/ProductListing');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
    });
  }
});
