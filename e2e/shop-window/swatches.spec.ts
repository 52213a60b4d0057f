import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';
const TEXTS = {
  en: {
    open: 'Order swatches by post',
    add: /^Add to Cart: Swatch of Teal/,
    inCart: 'In your cart',
    line: /^Swatch of Teal/,
  },
  ar: { open: 'اطلب عينات القماش بالبريد', add: /^أضف إلى السلة: عينة/, inCart: 'في سلتك', line: /^عينة/ },
};

inBothLanguages((language) => {
  const texts = TEXTS[language];
  test('a swatch is ordered from the page of the piece, and is a line of the cart that leads back', {
    tag: ['@CAT-38'],
  }, async ({ shopper, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await shopper.open(SOFA);
    const open = page.getByRole('button', { name: texts.open });
    await open.scrollIntoViewIfNeeded();
    expect(asked.filter((url) => /swatches/.test(url))).toEqual([]);
    await open.click();
    await page.getByRole('button', { name: texts.add }).first().click();
    await expect(page.getByText(texts.inCart)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await shopper.open('/Cart');
    const line = page.getByRole('link', { name: texts.line });
    await expect(line).toHaveAttribute('href', new RegExp(`${SOFA}$`));
  });
});
