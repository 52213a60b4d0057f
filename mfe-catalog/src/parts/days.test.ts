import { dateOf } from './days.ts';

test('a date is in the store’s time zone, wherever the page is rendered', () => {
  expect(dateOf('2026-10-16T20:00:00.000Z', 'en')).toBe('17 October 2026');
  expect(dateOf('2026-10-16T20:00:00.000Z', 'ar')).toBe('17 أكتوبر 2026');
});

test('an invalid date shows nothing', () => {
  expect(dateOf('soon', 'en')).toBe('');
});
