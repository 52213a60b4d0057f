/** @jest-environment node */
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { isSlower } from './compare-speed.ts';
import { createSlowGuard } from './slow-guard.ts';

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What makes renders slow, whatever the release: milliseconds more of both, or of each by chance. */
interface Hour {
  readonly all?: number;
  readonly stalls?: number;
}

const HOURS: readonly Hour[] = [
  {},
  { all: 1500 },
  {},
  // Each render alone, so that in a comparison either side may have more.
  { stalls: 0.2 },
  {},
  { stalls: 0.5 },
  {},
  { all: 3000, stalls: 0.3 },
];

/** Of a release: milliseconds more in `slowIn` of its renders, of one path of five when named. */
interface Behaviour {
  readonly slower?: number;
  readonly slowIn?: number;
  readonly on?: string;
}

interface Run {
  readonly seed: number;
  readonly release: Behaviour;
  /** Renders a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly hourAt?: (second: number) => Hour;
  /** Of the release before, seen by this shell. */
  readonly rendersBefore?: number;
}

const POLL_MS = 2000;
const BOOTS_MS = 4000;

/** Seconds until it is found slow, Infinity when it is not, with the comparisons that it took. */
async function simulated({ seed, release, rate, seconds, hourAt = () => ({}), rendersBefore = 1000 }: Run) {
  const random = seeded(seed * 7919);
  let now = 0;
  let comparisons = 0;
  const took = (path: string, { slower = 0, slowIn = 1, on = path }: Behaviour) => {
    const { all = 0, stalls = 0 } = hourAt(now / 1000);
    const isSlow = on === path && random() < slowIn;
    return 20 + 60 * random() + all + (random() < stalls ? 2000 : 0) + (isSlow ? slower : 0);
  };
  const guard = createSlowGuard(() => now);
  const render = (behaviour: Behaviour) => {
    const path = `/${Math.floor(random() * 5)}`;
    guard.rendered({ url: `http://store.test${path}` } as PageRequest, took(path, behaviour));
    now += 1000 / rate;
  };
  for (let count = 0; count < rendersBefore; count += 1) render({});
  guard.reset();
  const began = now;
  while (now - began < seconds * 1000) {
    for (let until = now + POLL_MS; now < until; ) render(release);
    for (const { url } of guard.due()) {
      comparisons += 1;
      now += BOOTS_MS;
      const pair = async () => {
        const { pathname } = new URL(url);
        const timed = { live: took(pathname, release), before: took(pathname, {}) };
        now += Math.max(timed.live, timed.before) / 2;
        return timed;
      };
      if (await isSlower(pair)) return { found: (now - began) / 1000, comparisons };
    }
  }
  return { found: Number.POSITIVE_INFINITY, comparisons };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each<[string, Behaviour, Partial<Run>]>([
  ['1.5 s slower', { slower: 1500 }, {}],
  ['1.5 s slower on one path of five', { slower: 1500, on: '/2' }, {}],
  ['3 s slower', { slower: 3000 }, {}],
  ['1.5 s slower in half of its renders', { slower: 1500, slowIn: 0.5 }, {}],
  ['1.5 s slower, found live by a shell that started', { slower: 1500 }, { rendersBefore: 0 }],
  ['1.5 s slower while stalls hold up renders of both', { slower: 1500 }, { hourAt: () => ({ stalls: 0.05 }) }],
])(
  'of ten live releases each %s, all are found within 27 s at 20 renders a second [OPS-23]',
  async (_what, release, more) => {
    for (const seed of SEEDS) {
      const { found } = await simulated({ seed, release, rate: 20, seconds: 120, ...more });
      expect(found).toBeLessThanOrEqual(27);
    }
  },
);

test('a week in which every other hour is slow for all raises no alarm, with few comparisons [OPS-23]', async () => {
  const hourAt = (second: number) => HOURS[Math.floor(second / 3600) % HOURS.length] ?? {};
  const week = { seed: 1, release: {}, rate: 1, seconds: 7 * 24 * 3600, hourAt };
  const { found, comparisons } = await simulated(week);
  expect(found).toBe(Number.POSITIVE_INFINITY);
  // Hours are slow on all paths, of which three are compared.
  expect(comparisons).toBeGreaterThan(500);
  expect(comparisons).toBeLessThan(7 * 24 * 3 * 6);
});
