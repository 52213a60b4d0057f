import { childMeter, endedChildrenSeconds } from './cpu.ts';

/** /proc/self/stat of a program with brackets in its name: 250 and 50 ticks of its ended children. */
const STAT = '7 (node (old)) S 1 7 7 0 -1 4194304 900 0 0 0 11 12 250 50 20 0 11 0 123 456';

test("ended children's processor time is read in seconds", () => {
  expect(endedChildrenSeconds(() => STAT)).toBe(3);
});

test('a system without /proc tells none', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(endedChildrenSeconds(missing)).toBeNull();
});

test('each step is charged with what it took itself', () => {
  const sums = [2, 5, 5.5];
  const meter = childMeter(() => sums.shift() ?? null);
  expect([meter(), meter(), meter()]).toEqual([3, 0.5, null]);
});
