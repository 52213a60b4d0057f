import type { Locator, Page } from '@playwright/test';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { textFaults } from './support/text-faults.ts';
import { setTextSize } from './support/text-size.ts';

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';
/** The phone of most shoppers in India. */
const PHONE = { width: 360, height: 780 };

/** In the words of the store. */
const TEXTS = {
  en: { delivery: 'Delivery to', by: /^By \w{3} \d+ \w+ to \S/, details: 'Product Details', colour: /^Colour/ },
  ar: {
    delivery: 'التوصيل إلى',
    by: /^بحلول \S+ \d+ \S+ إلى \S/,
    details: 'تفاصيل المنتج',
    colour: /^اللون/,
  },
} as const;

inBothLanguages((language) => {
  const texts = TEXTS[language];

  test('on phone, tablet and desk what decides comes before the button, in one order, and facts after it [CAT-28]', {
    tag: '@CAT-28',
  }, async ({ page, shopper }) => {
    await page.addInitScript(() => localStorage.setItem('store:pincode', '560001'));
    await page.setViewportSize(PHONE);
    await shopper.open(SOFA);
    for (const width of [PHONE.width, 768, 1440]) {
      await page.setViewportSize({ width, height: PHONE.height });
      const delivery = page.getByRole('form', { name: texts.delivery });
      await delivery.scrollIntoViewIfNeeded();
      const arrives = delivery.getByText(texts.by).first();
      await expect(arrives).toBeVisible();

      const name = shopper.heading(/./);
      const eyebrow = page.locator('p:has(+ div h1)');
      const quantity = page.getByRole('textbox', { name: shopper.texts.quantity });
      const button = page.getByRole('button', { name: shopper.texts.addToCart });
      const keywords = (await eyebrow.innerText()).split(' · ');
      expect(keywords.length).toBeGreaterThan(0);
      expect(keywords.length).toBeLessThanOrEqual(3);
      await expectInOrder([
        eyebrow,
        name,
        page.locator('a[href="#reviews"]'),
        page.getByText('Rs. 38,999.00', { exact: true }).first(),
        page.locator('a[href="#emi"]'),
        page.getByRole('list', { name: texts.colour }).first(),
        delivery.getByRole('textbox'),
        arrives,
        button,
        page.getByRole('heading', { name: texts.details }),
      ]);
      const [left, right] = await Promise.all([quantity.boundingBox(), button.boundingBox()]);
      expect(middle(left), 'quantity and button are in one row').toBeCloseTo(middle(right), 0);
    }
  });

  test('a phone shows picture, name and price at once, and a full row of products on a listing [CAT-28]', {
    tag: '@CAT-28',
  }, async ({ page, shopper }) => {
    await page.setViewportSize(PHONE);
    await shopper.open(SOFA);
    const picture = page.getByRole('main').getByRole('img').first();
    for (const part of [picture, shopper.heading(/./), page.getByText('Rs. 38,999.00', { exact: true }).first()]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(barOfProduct(page)).toBeHidden();

    for (const path of ['/collections/sofas', '/ProductListing']) {
      await shopper.open(path);
      const bar = await page
        .getByRole('main')
        .getByRole('group')
        .filter({ has: page.locator('[aria-haspopup="dialog"]') })
        .boundingBox();
      const cards = await shopper
        .productCards()
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      const row = cards.filter(({ top }) => top === cards[0]?.top);
      expect(row.length, `columns of ${path}`).toBe(2);
      for (const { bottom } of row) expect(bottom, path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test('from a tablet on, nothing that stands later in the page covers the bar [CAT-28]', {
    tag: '@CAT-28',
  }, async ({ page, shopper }) => {
    await shopper.open(SOFA);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const card = shopper.productCards().last();
      await card.scrollIntoViewIfNeeded();
      await expect(barOfProduct(page)).toBeVisible();
      // The card's picture lies half under the bar.
      await expect(async () => {
        await card.evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - innerHeight + 30));
        const above = await barOfProduct(page).evaluate((bar) => {
          const { left, right, top, height } = bar.getBoundingClientRect();
          const at = (x: number) => document.elementFromPoint(x, top + height / 2);
          return [0.1, 0.3, 0.5, 0.7, 0.9].filter((part) => !bar.contains(at(left + part * (right - left))));
        });
        expect(above).toEqual([]);
      }).toPass();
    }
  });

  // The browser scrolled to a part that was then rendered again.
  test('the links to instalments and reviews show them below the header, as the first thing that is touched [CAT-21]', {
    tag: ['@CAT-21', '@CAT-19'],
  }, async ({ page, shopper }) => {
    for (const { width, part } of [
      { width: 390, part: 'emi' },
      { width: 1440, part: 'emi' },
      { width: 1440, part: 'reviews' },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await shopper.open(SOFA);
      await page.locator(`main a[href="#${part}"]`).click();
      const shown = page.locator(part === 'emi' ? 'details:has(#emi) > summary' : '#reviews');
      await expect(shown).toBeInViewport();
      await expect(page.locator(`#${part}`)).toBeVisible();
      const header = page.getByRole('banner').locator('> div').last();
      await expect
        .poll(async () => {
          const [top, bottom] = await Promise.all([shown.boundingBox(), header.boundingBox()]);
          return (top?.y ?? 0) >= (bottom?.y ?? 0) + (bottom?.height ?? 0);
        })
        .toBe(true);
    }
  });

  test('at any text size a bar appears once the row has scrolled out, and covers neither focus nor the last link [CAT-28]', {
    tag: ['@CAT-16', '@CAT-28', '@SH-24'],
  }, async ({ page, shopper }) => {
    await page.setViewportSize(PHONE);
    await shopper.open(SOFA);
    await page.evaluate(() => delete document.documentElement.dataset.firstView);
    const bar = barOfProduct(page);
    const button = page.getByRole('button', { name: shopper.texts.addToCart });
    for (const text of language === 'en' ? ['100%', '200%'] : ['200%']) {
      await page.evaluate(() => scrollTo(0, 0));
      await setTextSize(page, text);
      await expect(bar).toBeHidden();
      await button.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      await expect(bar).toBeHidden();
      await button.focus();
      // The row is out: only its last pixel counts.
      await button.evaluate((row) => scrollBy(0, row.getBoundingClientRect().bottom + 2));
      await expect(bar).toBeVisible();

      const covered: string[] = [];
      for (let press = 0; press < 200; press += 1) {
        await page.keyboard.press('Tab');
        const stop = await bar.evaluate((bar) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return 'end';
          const { top, bottom } = focused.getBoundingClientRect();
          const edge = getComputedStyle(bar).visibility === 'visible' ? bar.getBoundingClientRect().top : innerHeight;
          // Higher than the room above the bar: its start is in view.
          const isFree = bottom <= edge + 1 || (bottom - top > edge && top < edge);
          return isFree ? null : `${focused.tagName} ${focused.textContent.slice(0, 40)}`;
        });
        if (stop === 'end') break;
        if (stop) covered.push(stop);
      }
      expect(covered).toEqual([]);

      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(bar).toBeVisible();
        const [link, edge] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
      }).toPass();
      // Also with a face that is wider than the store's, until that has come.
      for (const face of ['', 'Verdana, "DejaVu Sans", sans-serif']) {
        await page.evaluate((face) => document.body.style.setProperty('font-family', face), face);
        expect(await textFaults(page, '[aria-hidden="true"]:has(> .container > button)')).toEqual([]);
      }
      await page.evaluate(() => {
        document.body.style.removeProperty('font-family');
        (document.activeElement as HTMLElement | null)?.blur();
      });
    }
    await bar.getByText(shopper.texts.addToCart).click();
    await shopper.expectPath('/Cart');
  });
});

/** The bar at the window's lower edge, which repeats price and button. */
function barOfProduct(page: Page): Locator {
  return page.locator('[aria-hidden="true"]').filter({ has: page.getByText('Rs. ') });
}

/** As read, and as seen from the top. */
async function expectInOrder(parts: readonly Locator[]): Promise<void> {
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push(await part.evaluate((element) => element.getBoundingClientRect().top + scrollY));
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  for (const [index, part] of parts.slice(1).entries()) {
    const before = await parts[index]?.elementHandle();
    const follows = await part.evaluate(
      (element, before) =>
        before !== undefined &&
        before !== null &&
        Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      before,
    );
    expect(follows, `part ${index + 1} follows in reading order`).toBe(true);
  }
}

function middle(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height / 2 : Number.NaN;
}
