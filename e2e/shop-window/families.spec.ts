import type { Locator } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';

const LISTING = '/collections/fabric-sofas';
const TEAL = `${LISTING}/aarvi-3-seater-fabric-sofa-in-teal`;

test.use({ pictures: true });

const optionsIn = (part: Locator) =>
  part
    .getByRole('list', { name: /^Colour/ })
    .first()
    .getByRole('link');

test('a card shows another colour in place, and leads to its own address; Back returns [CAT-27]', {
  tag: ['@CAT-27'],
}, async ({ page, shopper }) => {
  await shopper.open(LISTING);
  const card = shopper
    .productCards()
    .filter({ has: page.locator(`a[href$="${TEAL}"]`) })
    .first();
  const options = optionsIn(card);
  // The one in navy is of velvet: choosing among colours does not lead to it.
  await expect(options).toHaveCount(2);
  const [first, other] = [options.first(), options.last()];
  await expect(first).toHaveAttribute('aria-current', 'true');
  const shown = await largestPicture(card);
  const name = await card.getByRole('heading').innerText();
  const address = String(await other.getAttribute('href'));

  // By pointer: only while it is on the card.
  await other.hover();
  await expect.poll(() => largestPicture(card)).not.toBe(shown);
  await expect(card.getByRole('heading')).not.toHaveText(name);
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
  await expect(other).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(0, 0);
  await expect(card.getByRole('heading')).toHaveText(name);

  // By keyboard: the focus shows it, Enter opens it.
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(shopper.heading(/./)).not.toHaveText(name);
  await page.goBack();
  await shopper.expectPath(LISTING);
});

test('a product page shows another colour in place, at its own address; Back returns [CAT-27]', {
  tag: ['@CAT-27'],
}, async ({ page, shopper }) => {
  await shopper.open(TEAL);
  const main = page.getByRole('main');
  const options = optionsIn(main);
  const other = options.last();
  const [name, shown] = [await shopper.heading(/./).innerText(), await largestPicture(main)];
  await expect(options.first()).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const address = String(await other.getAttribute('href'));
  await expect(other).toHaveAccessibleName(/^Navy, only velvet, Rs\. [\d,]+ more$/);
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(shopper.heading(/./)).not.toHaveText(name);
  await expect.poll(() => largestPicture(main)).not.toBe(shown);
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(other).toBeFocused();
  await expect(main.getByText('Navy', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Velvet', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goBack();
  await shopper.expectPath(TEAL);
  await expect(shopper.heading(/./)).toHaveText(name);
  await expect.poll(() => largestPicture(main)).toBe(shown);
  await shopper.open(address);
  await expect(optionsIn(main).last()).toHaveAttribute('aria-current', 'true');
});

test('swatches have names, sizes and edges for everybody [CAT-27]', {
  tag: ['@CAT-27', '@SH-17'],
}, async ({ page, shopper }) => {
  for (const path of [LISTING, TEAL]) {
    await shopper.open(path);
    for (const width of [360, 768, 1440]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const options = optionsIn(page.getByRole('main'));
      for (const option of await options.all()) {
        expect.soft(await option.getAttribute('aria-label'), where).toMatch(/\S/);
        const { width = 0, height = 0 } = (await option.boundingBox()) ?? {};
        expect.soft(Math.min(width, height), where).toBeGreaterThanOrEqual(24);
        expect.soft(await edgeContrast(option), where).toBeGreaterThanOrEqual(3);
      }
    }
  }
  await expect(page.getByRole('main').getByRole('link', { name: ', Out of stock' }).first()).toBeVisible();
});

/** The file of the picture that takes the most space. */
function largestPicture(part: Locator): Promise<string> {
  return part.evaluate((part) => {
    const size = (picture: HTMLImageElement) => {
      const { width, height } = picture.getBoundingClientRect();
      return picture.checkVisibility({ opacityProperty: true }) ? width * height : 0;
    };
    const [largest] = [...part.querySelectorAll('img')].sort((one, other) => size(other) - size(one));
    // Widths of one picture differ in the last part of the address.
    return largest?.currentSrc.replace(/\/[^/]*$/, '') ?? '';
  });
}

/** The contrast of a swatch's edge with the page, as the browser draws it. */
function edgeContrast(option: Locator): Promise<number> {
  return option.evaluate((option) => {
    const swatch = option.querySelector('i');
    if (!swatch) return Infinity;
    const { backgroundColor, borderTopColor } = getComputedStyle(swatch);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) return 0;
    const luminance = (...colours: string[]) => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const page = luminance(getComputedStyle(document.body).backgroundColor);
    // The edge is drawn over the colour that it surrounds.
    return (page + 0.05) / (luminance(backgroundColor, borderTopColor) + 0.05);
  });
}
