/** @jest-environment node */
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { publishedRelease } from '../testing/published-release.ts';
import { createReleaseGuard } from './release-guard.ts';

const before = publishedRelease('mfe-catalog', '1.0.0');
const release = publishedRelease('mfe-catalog', '1.1.0');
const request = { url: 'http://store.test/sofas' } as PageRequest;

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const DAY_S = 24 * 60 * 60;

/** Documents until the counts tell the new release from the one before; Infinity when they do not. */
function documentsUntilWorse(faults: { readonly before: number; readonly now: number }, documents: number, seed = 1) {
  const random = seeded(seed);
  let clock = 0;
  const guard = createReleaseGuard(() => clock);
  const answer = (version: typeof release, rate: number) => {
    guard.answered({ catalog: version });
    clock += 3000;
    const isFault = random() < rate;
    if (isFault) guard.failed(version, request, 'Error: a defect');
    return isFault;
  };
  for (let document = 0; document < 2000; document += 1) answer(before, faults.before);
  guard.reset();
  for (let document = 1; document <= documents; document += 1) {
    // Only a fault can change the verdict.
    if (answer(release, faults.now) && guard.isWorse(release, before)) return document;
  }
  return Number.POSITIVE_INFINITY;
}

const SEEDS = [1, 2, 3, 4, 5];

test.each([
  [0.3, 0, 30],
  [0.1, 0, 150],
  [0.1, 0.01, 350],
])('a release that throws in %d of its documents instead of %d is told within %i [OPS-23]', (now, was, most) => {
  for (const seed of SEEDS) expect(documentsUntilWorse({ before: was, now }, 1000, seed)).toBeLessThanOrEqual(most);
});

// A document every three seconds: asked after each fault, a week has up to 2,000 chances to err.
test.each([0, 0.001, 0.01])(
  'a week of a release that fails as the one before did, in %d, raises no alarm [OPS-23]',
  (rate) => {
    for (const seed of SEEDS)
      expect(documentsUntilWorse({ before: rate, now: rate }, (7 * DAY_S) / 3, seed)).toBe(Number.POSITIVE_INFINITY);
  },
);

test('of a release before that few have seen nothing is claimed [OPS-23]', () => {
  const guard = createReleaseGuard(() => 0);
  for (let document = 0; document < 49; document += 1) guard.answered({ catalog: before });
  guard.reset();
  for (let document = 0; document < 50; document += 1) {
    guard.answered({ catalog: release });
    guard.failed(release, request, 'Error: a defect');
  }
  expect(guard.isWorse(release, before)).toBe(false);
  expect(guard.endedNoneBefore()).toBe(false);
});
