import type { Page } from '@playwright/test';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { awake, hydrated } from './lower-home.ts';
import { WORDS } from './words.ts';

/** The number of a list's items in its first row. */
function columnsOf(page: Page, heading: string): Promise<number> {
  return page
    .getByRole('region', { name: heading })
    .getByRole('listitem')
    .evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
}

test.describe('home', () => {
  test('has as many columns of popular categories as the window takes', { tag: '@HOME-03' }, async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [360, 2],
      [600, 3],
      [800, 4],
      [1280, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columnsOf(page, 'Popular categories'), `${width} px`).toBe(columns);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is all there: products, reviews, posts, answers that unfold, the drawn map', {
      tag: ['@HOME-06', '@HOME-08', '@PERF-01'],
    }, async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: 'Kashtha & Co. Reviews' }).getByRole('figure')).toHaveCount(6);
      await expect(main.getByRole('heading', { name: 'Visit us' })).toBeVisible();
      await expect(main.getByRole('img', { name: /^Drawn map of our locations/ })).toBeVisible();
      await expect(main.getByText(/Rs\. \d/).first()).toBeVisible();
      const question = main.locator('details').last();
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
      await main.getByText('Read more').click();
      await expect(main.getByText('Show less')).toBeVisible();
      await expect(main.getByText('Read more')).toBeHidden();
      await expect(main.getByRole('heading', { name: 'Sofas for real evenings', level: 3 })).toBeVisible();
      await expect(main.getByRole('link', { name: /^Play the film/ })).toHaveAttribute('href', /^https:/);
    });
  });
});

inBothLanguages((language) => {
  const texts = WORDS[language];
  test('moves the reviews one at a time, without end, and never by itself', { tag: '@HOME-08' }, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await shopper.open('/');
    await awake(page);
    const region = page.getByRole('region', { name: texts.reviews });
    await region.scrollIntoViewIfNeeded();
    const current = region.locator('button[aria-current="true"]');
    const inView = () =>
      region.getByRole('group', { name: texts.row }).evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.querySelectorAll('li')].filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left > left - 2 && box.right < right + 2;
        }).length;
      });
    expect(await inView()).toBe(3);
    await expect(current).toHaveAccessibleName(/1: (Ananya Rao|أنانيا راو)/);
    await region.getByRole('button', { name: texts.previousReview }).click();
    await expect(current).toHaveAccessibleName(/6: (Joseph Kurian|جوزيف كوريان)/);
    await page.clock.runFor(1100);
    expect(await inView()).toBe(3);
    await region.getByRole('button', { name: texts.nextReview }).click();
    await expect(current).toHaveAccessibleName(/1: (Ananya Rao|أنانيا راو)/);
    await page.clock.runFor(1100);
    await region.getByRole('group', { name: texts.row }).press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(current).toHaveAccessibleName(/2: (Vikram Sethi|فيكرام سيثي)/);
    await page.clock.runFor(5000);
    await expect(current).toHaveAccessibleName(/2: (Vikram Sethi|فيكرام سيثي)/);
  });

  test('shows one review at a time on a phone, to be swiped', { tag: '@HOME-08' }, async ({ page, shopper }) => {
    await page.setViewportSize(PHONE);
    await shopper.open('/');
    await awake(page);
    const row = page.getByRole('region', { name: texts.reviews }).getByRole('group', { name: texts.row });
    const [card, window] = [await row.getByRole('listitem').first().boundingBox(), await row.boundingBox()];
    expect(Math.round(card?.width ?? 0)).toBe(Math.round(window?.width ?? -1));
    // Like a finger: the row scrolls and snaps to a card.
    await row.evaluate((element, sign) => element.scrollBy({ left: sign * 260 }), language === 'ar' ? -1 : 1);
    await expect(page.locator('button[aria-current="true"]').last()).toHaveAccessibleName(
      /2: (Vikram Sethi|فيكرام سيثي)/,
    );
  });
});

test('every link of the home page leads somewhere', { tag: '@HOME-06' }, async ({ page, request }) => {
  await page.goto('/');
  const targets = await page
    .getByRole('main')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const inside = targets.filter((target) => target.startsWith('/'));
  expect(inside.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const path of inside) {
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    if (status !== 200) wrong.push(`${path} ${status}`);
  }
  expect(wrong).toEqual([]);
});

test.describe('where the code of the lower blocks cannot be fetched', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  test('the blocks stay as the server sent them and say so, the rest of the page lives, and Retry brings it', {
    tag: ['@SH-12', '@HOME-09'],
  }, async ({ page, shopper }) => {
    await page.route(/lower-home/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => /lower-home/.test(request.url()));
    await shopper.open('/');
    const main = page.getByRole('main');
    await main.locator('details').last().scrollIntoViewIfNeeded();
    await refused;
    const notice = main.getByRole('status').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect(notice).toBeVisible();
    await expect(main.getByRole('region', { name: 'Kashtha & Co. Reviews' }).getByRole('figure')).toHaveCount(6);
    const question = main.locator('details').last();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await main.getByRole('button', { name: /^Slide 3:/ }).click();
    await expect(main.getByRole('button', { name: /^Slide 3:/ })).toHaveAttribute('aria-current', 'true');
    await page.unroute(/lower-home/);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
    // Retry fetches the code at once, and its elements replace the server's: one that is being scrolled to may go.
    await hydrated(page);
    await page.getByRole('link', { name: 'All posts' }).click();
    await shopper.expectPath('/Blog');
  });
});
