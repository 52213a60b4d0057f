import { waitMinutes } from './wait-minutes.ts';

const refused = (status: number, retryAfter?: number) =>
  waitMinutes({
    kind: 'http',
    status,
    problem: { status, title: 'Refused', instance: '1' },
    body: null,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [899, 15],
])('a shopper who must wait %d seconds reads %d minutes: never too few [ACC-01]', (seconds, minutes) => {
  expect(refused(429, seconds)).toBe(minutes);
});

test('without a time it is a minute; other failures have none', () => {
  expect(refused(429)).toBe(1);
  expect(refused(500, 120)).toBeNull();
});
