// Much of India reads shops through the browser's translation. In the cart, plus left the subtotal at its old sum, and a
// change of language left a blank page: React wrote to text nodes that Chrome had replaced.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translate } from '../testing/translate.ts';
import { followTranslation, isTranslated } from './follow-translation.ts';

const page = document.body;
const wasTranslated = followTranslation(page);

/** What is shown of each state, which is then translated. */
async function through(...states: readonly ReactNode[]): Promise<(string | null)[]> {
  const { container, rerender, unmount } = render(null);
  const seen: (string | null)[] = [];
  for (const state of states) {
    rerender(state);
    await Promise.resolve();
    seen.push(container.textContent);
    translate(container);
    await Promise.resolve();
  }
  unmount();
  expect(container.textContent).toBe('');
  return seen;
}

const sum = (amount: number) => <p>Subtotal: {amount} rupees</p>;

test('that a page was translated is known after React has rendered it again [SH-27]', async () => {
  expect(wasTranslated()).toBe(false);
  await through(sum(1));
  expect(wasTranslated()).toBe(true);
});

test('a text of a translated page that changes is shown [SH-27]', async () => {
  const [, second, third] = await through(sum(1), sum(2), sum(3));
  expect([second, third]).toEqual(['«Subtotal: »2« rupees»', '«Subtotal: »3« rupees»']);
});

test('a text that is all of its element is the new one [SH-27]', async () => {
  expect((await through(<h1>Your cart</h1>, <h1>سلة التسوق</h1>))[1]).toBe('سلة التسوق');
});

test('a text that goes and comes back goes with its translation [SH-27]', async () => {
  const part = (isOpen: boolean) => (
    <p>
      Sofa{isOpen && ' in teak'}
      <b>!</b>
    </p>
  );
  expect(await through(part(true), part(false), part(true))).toEqual([
    'Sofa in teak!',
    '«Sofa»«!»',
    '«Sofa» in teak«!»',
  ]);
});

test('what comes before a translated text is put before it [SH-27]', async () => {
  const part = (isNew: boolean) => (
    <p>
      {isNew && <i>New: </i>}
      Sofa{' '}
    </p>
  );
  expect((await through(part(false), part(true)))[1]).toMatch(/^New: «Sofa/);
});

test('texts that change their places are there once [SH-27]', async () => {
  const list = (words: readonly string[]) => <p>{words.map((word) => [<b key={`${word}!`}>-</b>, word])}</p>;
  const [, second] = await through(list(['one', 'two']), list(['two', 'one']));
  expect(second?.replaceAll(/[«»-]/g, '')).toBe('twoone');
});

test('a translation that is undone gives the page its own texts back [SH-27]', async () => {
  const { container, rerender } = render(sum(1));
  translate(container);
  await Promise.resolve();
  expect(isTranslated(container)).toBe(true);
  for (const standIn of container.querySelectorAll('p > font')) standIn.replaceWith(standIn.textContent.slice(1, -1));
  await Promise.resolve();
  expect(isTranslated(container)).toBe(false);
  rerender(sum(2));
  expect(container.textContent).toBe('Subtotal: 2 rupees');
});

test('what else is wrong with the page still throws', () => {
  expect(() => page.removeChild(document.createElement('p'))).toThrow();
});
