import type { Page } from '@playwright/test';
import { MOVING } from '../store/browser.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';

declare global {
  interface Window {
    /** What moved in each view transition: pseudo-elements with an animation that takes time. */
    moved: string[][];
  }
}

/** Notes what moves from here on. */
function watchMoves(page: Page) {
  return page.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const names = effects.map(({ pseudoElement }) => pseudoElement ?? '');
        window.moved.push(names.filter((name) => name.startsWith('::view-transition')));
      };
      // A resize skips it.
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
}

async function openFirstCard(page: Page, shopper: Shopper): Promise<void> {
  await shopper.open('/collections/fabric-sofas');
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const moved = (page: Page) => page.evaluate(() => window.moved);

test.use(MOVING);

test.describe('from a card to the page of its product', { tag: ['@CAT-07'] }, () => {
  test('the picture moves, and all else changes at once', async ({ page, shopper }) => {
    await watchMoves(page);
    // A page that takes its time shows its skeleton instead.
    await expect(async () => {
      await openFirstCard(page, shopper);
      await expect
        .poll(async () => (await moved(page)).flat(), { timeout: 3000 })
        .toContainEqual(expect.stringMatching(/group\(product-/));
    }).toPass();
    expect((await moved(page)).flat().filter((name) => !/\(product-|group\(root/.test(name))).toEqual([]);
    const before = (await moved(page)).length;
    // A link of another kind moves nothing.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL('/');
    expect(await moved(page)).toHaveLength(before);
  });

  // Story: a phone that was turned during the move logged an uncaught InvalidStateError. Any error of the page fails a test.
  test('a move that a resize or the next navigation skips is no error', async ({ page, shopper }) => {
    await shopper.open('/collections/fabric-sofas');
    await shopper.idle();
    await page.evaluate(async () => {
      const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
      const skipped = document.startViewTransition(slow);
      await Promise.all([skipped.finished, document.startViewTransition(slow).finished]);
    });
  });

  test('nothing moves for those who asked for less motion', async ({ page, shopper }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMoves(page);
    await openFirstCard(page, shopper);
    await expect.poll(() => moved(page)).toEqual([[]]);
  });
});
