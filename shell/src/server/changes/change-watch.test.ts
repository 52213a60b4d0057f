/** @jest-environment node */
import { createChangeWatch } from './change-watch.ts';

function bench() {
  let now = 0;
  const watch = createChangeWatch(() => now);
  return { watch, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('what a shell knows of changes', () => {
  test('with confirmation, unchanged data is fresh for a minute at most', () => {
    const { watch, pass } = bench();
    const mark = watch.mark();
    for (let second = 0; second < 59; second += 0.5) {
      pass(500);
      watch.confirm();
      expect(watch.isFresh(mark, ['product:1'])).toBe(true);
    }
    pass(1500);
    watch.confirm();
    expect(watch.isFresh(mark, ['product:1'])).toBe(false);
  });

  test('a stream that falls silent is believed for less than a second [SH-11]', () => {
    const { watch, pass } = bench();
    const mark = watch.mark();
    pass(10_000);
    watch.confirm();
    pass(699);
    expect(watch.isFresh(mark, [])).toBe(true);
    pass(2);
    expect(watch.isFresh(mark, [])).toBe(false);
    expect(watch.isConfirmed()).toBe(false);
  });

  test('changed data is stale, however young and with or without confirmation', () => {
    const { watch } = bench();
    const mark = watch.mark();
    watch.changed(['listing'], '8-a-1');
    expect(watch.isFresh(mark, ['listing:3'])).toBe(false);
    expect(watch.isFresh(mark, ['listing-like:3'])).toBe(true);
    watch.reset('9-a-2');
    expect(watch.isFresh(mark, ['listing-like:3'])).toBe(false);
    expect(watch.mark().position).toBe('9-a-2');
  });
});
