import { expectSoundDialog } from '../layout/support/dialogs.ts';
import { expect, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';

test('a room plan is loaded by a press alone, moved by keys and by the mouse, and opens from its link', {
  tag: ['@CAT-36', '@CAT-34'],
}, async ({ shopper, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofPlans = () => asked.filter((path) => /\/fit\.[^/]*js$/.test(path));
  await shopper.open(SOFA);
  await shopper.idle();
  const ask = page.getByRole('button', { name: 'Will it fit?' });
  await ask.scrollIntoViewIfNeeded();
  await shopper.idle();
  expect(ofPlans()).toEqual([]);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: /^Will it fit/ });
  await dialog.getByRole('textbox', { name: 'Length of the room, in cm' }).fill('420');
  await dialog.getByRole('textbox', { name: 'Width of the room, in cm' }).fill('360');
  await expect(dialog.getByText(/^It fits\. Free: 0 cm to the left, 203 cm to the right/)).toBeVisible();
  expect(ofPlans()).not.toEqual([]);
  const piece = dialog.getByRole('slider', { name: /^Aarvi 3 Seater/ });
  await piece.focus();
  await page.keyboard.press('ArrowRight');
  await expect(piece).toHaveAttribute('aria-valuetext', '10 cm from the left wall, 0 cm from the upper wall');

  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width, y + 2 * height, { steps: 4 });
  await page.mouse.up();
  await expect(piece).not.toHaveAttribute('aria-valuenow', '10');
  const place = await piece.getAttribute('aria-valuetext');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link to this plan' }).click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.evaluate(() => localStorage.removeItem('store:roomPlan'));
  await shopper.open(`${link.pathname}${link.search}${link.hash}`);
  await expect(piece).toHaveAttribute('aria-valuetext', place ?? '');
});

test('on paper the plan is alone', { tag: '@CAT-36' }, async ({ shopper, page }) => {
  await shopper.open(`${SOFA}?roomLength=420&roomWidth=360#dimensions`);
  const dialog = page.getByRole('dialog', { name: /^Will it fit/ });
  await expect(dialog.getByText(/^It fits/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog.getByRole('figure', { name: /^Plan of a room/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('in Arabic on a phone the plan says it in Arabic, mirrors the words alone, and breaks no rule of accessibility', {
  tag: ['@CAT-36', '@SH-16'],
}, async ({ shopper, page }) => {
  await page.setViewportSize(PHONE);
  await shopper.open(`/ar${SOFA}?roomLength=420&roomWidth=360&roomDoors=bottom.20.90#dimensions`);
  const dialog = page.getByRole('dialog', { name: /^هل يناسب غرفتك/ });
  await expect(dialog.getByText(/^القطعة تناسب الغرفة/)).toBeVisible();
  await expect(dialog).toHaveCSS('direction', 'rtl');
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
  await expectSoundDialog(page, 'room plan');
});
