import { BackOff } from './back-off.ts';

test('a service is started again after growing waits, and given up when it never comes to run [OPS-09]', () => {
  const backOff = new BackOff();
  const waits = Array.from({ length: 8 }, () => backOff.next(500));
  expect(waits.slice(0, 7)).toEqual(waits.slice(0, 7).toSorted((one, other) => Number(one) - Number(other)));
  expect(waits[0]).toBeLessThan(1000);
  expect(waits[7]).toBeNull();
});

test('a service that has run for a while is started again at once [OPS-09]', () => {
  const backOff = new BackOff();
  const first = backOff.next(500);
  backOff.next(500);
  expect(backOff.next(60_000)).toBe(first);
});
