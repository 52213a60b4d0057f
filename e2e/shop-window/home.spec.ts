import type { Page } from '@playwright/test';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';
import { awake, hydrated } from './lower-home.ts';
import { WORDS } from './words.ts';

const BLOCKS: readonly string[] = [
  'Popular categories',
  'New in cane',
  'Popular right now',
  'Will it fit through the door?',
  'All our furniture in one place',
  'King Size Beds',
  'Fabric Sofas',
  'Special offers',
  'Why shop with us',
  'Kashtha & Co. Reviews',
  'All Collection',
  'A morning in the workshop (sample film)',
  'From our blog',
  'Furniture that is wood all the way through',
  'Quick links',
  'Common questions',
  'Visit us',
];

/** Bytes of all pictures on a phone's first screen (HOME-02, PERF). */
const MOST_PICTURE_BYTES = 150_000;

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
  test('shows its blocks in their order', { tag: '@HOME-09' }, async ({ page }) => {
    // A store that has just started may not have loaded the catalogue's shelves yet.
    await expect(async () => {
      await page.goto('/');
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      const blocks = headings.map((heading) => heading.trim());
      expect(blocks.filter((block) => BLOCKS.includes(block))).toEqual(BLOCKS);
    }).toPass();
    const carousel = page.getByRole('region', { name: 'Featured rooms' });
    const first = page.getByRole('heading', { name: 'Popular categories' });
    expect((await carousel.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  });

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
      await expect(main.getByRole('heading', { name: BLOCKS.at(-1) ?? '' })).toBeVisible();
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

  test('is free of accessibility faults', { tag: ['@SH-17', '@HOME-06'] }, async ({ page, shopper }) => {
    await shopper.open('/');
    await awake(page);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    // Laid out whole, as after a navigation, with none of its links below the bar that sticks to the top.
    await page.evaluate(() => {
      delete document.documentElement.dataset.firstView;
      scrollTo(0, 0);
    });
    await expectAccessible(page, 'home');
  });
});

test.describe('the carousel', () => {
  test.use({ pictures: true });

  test('sends its first room with the page, preloaded as AVIF, and little else to a phone', {
    tag: '@HOME-02',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const html = (await (await page.goto('/'))?.text()) ?? '';
    expect(html).toMatch(/<link[^>]+rel="preload"[^>]+as="image"[^>]+\.avif/i);
    await page.waitForLoadState('networkidle');
    const pictures = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'))
        .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    );
    expect(pictures[0]?.name).toMatch(/\.avif$/);
    const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
    test.info().annotations.push({ type: 'measured', description: `${bytes} B of pictures` });
    expect(bytes).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
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

test('the structured data of the home page is removed after leaving', { tag: '@HOME-01' }, async ({
  page,
  shopper,
}) => {
  await shopper.open('/');
  const data = page.locator('head script[type="application/ld+json"]');
  await expect(page).toHaveTitle('Kashtha & Co. - Solid wood and upholstered furniture for Indian homes');
  expect((await data.allTextContents()).join()).toContain('FurnitureStore');
  await page.getByRole('link', { name: 'Browse all furniture' }).click();
  await shopper.expectPath('/ProductListing');
  await expect.poll(async () => (await data.allTextContents()).join()).not.toContain('FurnitureStore');
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
