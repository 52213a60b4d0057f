/** @jest-environment node */
import { createChangeWatch } from '../changes/change-watch.ts';
import { createEdgeHeaders } from './edge-headers.ts';

/** At noon in India, or so long before midnight there. */
function headers(untilMidnightMs = 12 * 3_600_000) {
  let now = 0;
  const watch = createChangeWatch(() => now);
  const midnight = Date.parse('2026-11-28T18:30:00Z');
  const edge = createEdgeHeaders(watch, () => midnight - untilMidnightMs + now);
  const making = { mark: watch.mark(), tags: ['product:1', 'categories'] };
  return {
    watch,
    caching: () => edge.ofDocument({ making })?.['cache-control']?.match(/s-maxage=\d+/)?.[0],
    tags: () => edge.ofDocument({ making })?.xkey,
    edge,
    pass(ms: number) {
      now += ms;
      watch.confirm();
    },
  };
}

test('a document is stored for what is left of its minute, under its tags [SCALE-01]', () => {
  const { caching, tags, pass } = headers();
  pass(0);
  expect(caching()).toBe('s-maxage=60');
  expect(tags()).toBe('all product:1 product categories');
  pass(45_500);
  expect(caching()).toBe('s-maxage=14');
  pass(14_000);
  expect(caching()).toBeUndefined();
});

test('what was promised for today ends with the day in India [SCALE-01]', () => {
  const { caching, pass } = headers(20_000);
  pass(0);
  expect(caching()).toBe('s-maxage=20');
  pass(12_500);
  expect(caching()).toBe('s-maxage=7');
});

// Rendered from old data, it left the shell after the purge: the edge would have shown it for a minute.
test('a document that changed while it was made is not stored [SCALE-01]', () => {
  const { caching, watch, pass } = headers();
  pass(100);
  watch.changed(['product:2'], 'p1');
  expect(caching()).toBe('s-maxage=59');
  watch.changed(['product:1'], 'p2');
  expect(caching()).toBeUndefined();
});

test('nothing is stored while no changes are heard of, nor what does not say how it was made [SCALE-01]', () => {
  const { caching, pass, edge } = headers();
  expect(caching()).toBeUndefined();
  pass(0);
  expect(caching()).toBe('s-maxage=60');
  expect(edge.ofDocument({})).toBeUndefined();
});
