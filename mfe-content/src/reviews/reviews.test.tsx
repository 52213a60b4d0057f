import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { testimonialOf } from 'shared-contracts/domain/testimonial';
import { renderPage } from 'shared-contracts/testing/render-page';
import { review } from '../testing/home-answers.ts';
import { Reviews } from './reviews.tsx';

const NAMES = ['Meera', 'Ravi', 'Asha', 'Omar'];
const CARD = 100;

const region = () => screen.getByRole('region', { name: 'Kashtha & Co. Reviews' });
const row = () => screen.getByRole('group', { name: 'What customers say' });
const shown = () => within(region()).getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => fireEvent.click(within(region()).getByRole('button', { name }));
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function wantLessMotion(less: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches: less }) });
}

/** jsdom has no layout: cards are 100 wide, and a row scrolls to any position. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * CARD;
    },
  });
  const scrolled = new WeakMap<Element, number>();
  Object.defineProperty(HTMLElement.prototype, 'scrollLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return scrolled.get(this) ?? 0;
    },
    set(this: HTMLElement, left: number) {
      scrolled.set(this, left);
      this.dispatchEvent(new Event('scroll'));
    },
  });
  HTMLElement.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  wantLessMotion(true);
});
afterEach(() => jest.useRealTimers());

const openReviews = () => renderPage(<Reviews reviews={NAMES.map((name) => testimonialOf(review(name)))} />);

test('each card has stars, quote, picture, name, city and says when it is a sample [HOME-08]', async () => {
  await openReviews();
  const [card] = within(row()).getAllByRole('listitem');
  if (!card) throw new Error('no card');
  expect(within(card).getByRole('img', { name: /5\.0/ })).toBeInTheDocument();
  expect(within(card).getByText('Meera likes it.')).toBeInTheDocument();
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/review'));
  expect(within(card).getByText('Meera')).toBeInTheDocument();
  expect(within(card).getByText('Pune')).toBeInTheDocument();
  expect(within(card).getByText('Sample review')).toBeInTheDocument();
});

test('there is a dot for every review, each once, however many copies the loop needs [HOME-08]', async () => {
  await openReviews();
  expect(within(region()).getAllByRole('button', { name: /^Review \d/ })).toHaveLength(4);
  // Copies are hidden from eyes, keyboard and screen readers.
  expect(within(row()).getAllByRole('listitem')).toHaveLength(4);
  expect(row().querySelectorAll('li[inert]')).toHaveLength(3);
});

test('a dot shows its review [HOME-08]', async () => {
  await openReviews();
  expect(shown()).toBe('Review 1: Meera');
  press('Review 3: Asha');
  await passTime(0);
  expect(shown()).toBe('Review 3: Asha');
});

test('after the last the first comes again, and before the first the last [HOME-08]', async () => {
  await openReviews();
  press('Review 4: Omar');
  await passTime(0);
  press('Next review');
  await passTime(0);
  expect(shown()).toBe('Review 1: Meera');
  expect(row().scrollLeft).toBe(0);
  press('Previous review');
  await passTime(0);
  expect(shown()).toBe('Review 4: Omar');
});

test('a swipe onto the copy of the first review is a swipe onto the first [HOME-08]', async () => {
  await openReviews();
  act(() => {
    row().scrollLeft = NAMES.length * CARD;
    row().dispatchEvent(new Event('scrollend'));
  });
  expect(row().scrollLeft).toBe(0);
  expect(shown()).toBe('Review 1: Meera');
});

test('arrow keys move one review, by where the text runs [HOME-08]', async () => {
  await openReviews();
  fireEvent.keyDown(row(), { key: 'ArrowRight' });
  await passTime(0);
  expect(shown()).toBe('Review 2: Ravi');
  fireEvent.keyDown(row(), { key: 'ArrowLeft' });
  await passTime(0);
  expect(shown()).toBe('Review 1: Meera');
});

test('a change takes a second [HOME-08]', async () => {
  wantLessMotion(false);
  await openReviews();
  press('Next review');
  await passTime(500);
  expect(row().scrollLeft).toBeGreaterThan(20);
  expect(row().scrollLeft).toBeLessThan(80);
  await passTime(420);
  expect(row().scrollLeft).toBeLessThan(CARD);
  await passTime(120);
  expect(row().scrollLeft).toBe(CARD);
});

test('a finger on the row ends a change where it is', async () => {
  wantLessMotion(false);
  await openReviews();
  press('Next review');
  await passTime(300);
  fireEvent.pointerDown(row());
  const held = row().scrollLeft;
  await passTime(2000);
  expect(row().scrollLeft).toBe(held);
});

test('reviews never move by themselves [HOME-08]', async () => {
  wantLessMotion(false);
  await openReviews();
  await passTime(60_000);
  expect(shown()).toBe('Review 1: Meera');
});

test('a store without reviews has no heading for them', async () => {
  await renderPage(<Reviews reviews={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
