import { dateOf, dayFromNow } from './days.ts';

const today = new Date(2026, 10, 21, 23, 30);

test.each([
  ['en', 7, 'Sat, 28 Nov'],
  ['en', 13, 'Fri, 4 Dec'],
  ['ar', 7, 'السبت، 28 نوفمبر'],
] as const)('in %s %i days from a late Saturday evening are %s [CAT-20]', (language, days, text) => {
  expect(dayFromNow(days, language, today)).toBe(text);
});

test('a date is in the store’s time zone, wherever the page is rendered', () => {
  expect(dateOf('2026-10-16T20:00:00.000Z', 'en')).toBe('17 October 2026');
  expect(dateOf('2026-10-16T20:00:00.000Z', 'ar')).toBe('17 أكتوبر 2026');
});

test('an invalid date shows nothing', () => {
  expect(dateOf('soon', 'en')).toBe('');
});
