import { instantOf } from 'shared-contracts/domain/instant';
import { dateOf } from './days.ts';

test('a date is in the store’s time zone, wherever the page is rendered', () => {
  const at = instantOf('2026-10-16T20:00:00.000Z');
  expect(dateOf(at, 'en')).toBe('17 October 2026');
  expect(dateOf(at, 'ar')).toBe('17 أكتوبر 2026');
});
