import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bannersOf } from 'shared-contracts/domain/banner';
import { renderPage } from 'shared-contracts/testing/render-page';
import { banner } from '../../testing/home-answers.ts';
import { Carousel } from './carousel.tsx';

const banners = bannersOf([
  banner(1, '/collections/sofas'),
  banner(2, '/collections/beds'),
  banner(3, '/ProductListing'),
]);

function wantLessMotion(less: boolean) {
  Object.assign(window, {
    matchMedia: () => ({ matches: less, addEventListener: () => {}, removeEventListener: () => {} }),
  });
}

const carousel = () => screen.getByRole('region', { name: 'Featured rooms' });
const currentDot = () => within(carousel()).getByRole('button', { current: true }).getAttribute('aria-label');
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function openCarousel() {
  await renderPage(<Carousel banners={banners} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  jest.useFakeTimers();
  wantLessMotion(false);
});
afterEach(() => {
  jest.useRealTimers();
});

test('slides turn by themselves every two seconds, without end [HOME-02]', async () => {
  await openCarousel();
  expect(currentDot()).toBe('Slide 1: Room 1');
  await passTime(1900);
  expect(currentDot()).toBe('Slide 1: Room 1');
  await passTime(200);
  expect(currentDot()).toBe('Slide 2: Room 2');
  await passTime(2000);
  expect(currentDot()).toBe('Slide 3: Room 3');
  await passTime(2000);
  expect(currentDot()).toBe('Slide 1: Room 1');
});

test('a change of slides takes a second [HOME-02]', async () => {
  await openCarousel();
  expect(carousel().style.getPropertyValue('--slide-speed')).toBe('1000ms');
  await passTime(2100);
  const [first, second] = carousel().querySelectorAll('li');
  expect(first).toHaveAttribute('data-stage', 'leaving');
  expect(second).toHaveAttribute('data-stage', 'entering');
});

test('a slide leads to a collection of the store [HOME-09]', async () => {
  await openCarousel();
  expect(screen.getByRole('link', { name: 'Explore the collection Room 1' })).toHaveAttribute(
    'href',
    '/collections/sofas',
  );
});

test('hover stops the slides [HOME-02]', async () => {
  const user = await openCarousel();
  await user.hover(carousel());
  await passTime(10_000);
  expect(currentDot()).toBe('Slide 1: Room 1');
  await user.unhover(carousel());
  await passTime(2000);
  expect(currentDot()).toBe('Slide 2: Room 2');
});

test('keyboard focus stops the slides [HOME-02]', async () => {
  const user = await openCarousel();
  await user.tab();
  expect(carousel()).toContainElement(document.activeElement as HTMLElement);
  await passTime(10_000);
  expect(currentDot()).toBe('Slide 1: Room 1');
});

test('slides can be paused and set going again [HOME-02]', async () => {
  const user = await openCarousel();
  await user.click(screen.getByRole('button', { name: 'Pause the slides' }));
  await user.unhover(carousel());
  act(() => (document.activeElement as HTMLElement).blur());
  await passTime(10_000);
  expect(currentDot()).toBe('Slide 1: Room 1');
  await user.click(screen.getByRole('button', { name: 'Play the slides' }));
  await user.unhover(carousel());
  act(() => (document.activeElement as HTMLElement).blur());
  await passTime(2000);
  expect(currentDot()).toBe('Slide 2: Room 2');
});

test('a dot shows its slide [HOME-02]', async () => {
  const user = await openCarousel();
  await user.click(screen.getByRole('button', { name: 'Slide 3: Room 3' }));
  expect(currentDot()).toBe('Slide 3: Room 3');
});

test('nothing moves, and there is nothing to pause, with reduced motion [HOME-02]', async () => {
  wantLessMotion(true);
  await openCarousel();
  await passTime(10_000);
  expect(currentDot()).toBe('Slide 1: Room 1');
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).not.toBeInTheDocument();
});
