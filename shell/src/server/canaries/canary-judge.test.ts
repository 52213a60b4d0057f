/** @jest-environment node */

import { chanceOfSoMany } from '../rendering/compare-renders.ts';
import { createCanaryJudge } from './canary-judge.ts';

test('the chance of so many bad renders is that of the exact test', () => {
  // Fisher's tea: all four cups right by luck, once in 70.
  expect(chanceOfSoMany({ renders: 4, bad: 4 }, { renders: 4, bad: 0 })).toBeCloseTo(1 / 70, 10);
  expect(chanceOfSoMany({ renders: 50, bad: 0 }, { renders: 500, bad: 0 })).toBe(1);
  expect(chanceOfSoMany({ renders: 100, bad: 1 }, { renders: 900, bad: 9 })).toBeCloseTo(0.6526, 3);
});

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Traffic {
  readonly seed: number;
  readonly renders: number;
  /** Of the canary's renders, and of the live composition's. */
  readonly faults?: readonly [canary: number, live: number];
  readonly slow?: readonly [canary: number, live: number];
  /** Of all renders. */
  readonly share?: number;
}

/** The canary's renders until it was withdrawn or suspended; Infinity for one that was not. */
function rendersUntilEnded({ seed, renders, faults = [0, 0], slow = [0, 0], share = 0.1 }: Traffic): number {
  const random = seeded(seed);
  const judge = createCanaryJudge();
  let ofCanary = 0;
  for (let render = 0; render < renders; render += 1) {
    const isCanary = random() < share;
    const at = isCanary ? 0 : 1;
    const fault = random() < faults[at] ? '/sofas: Error: a defect' : undefined;
    const ms = random() < slow[at] ? 1500 : 40;
    if (isCanary) ofCanary += 1;
    judge.rendered(isCanary ? 'canary' : 'live', { path: '/sofas', fault, ms });
    // The live composition answers what failed.
    if (isCanary && fault)
      judge.rendered('live', { path: '/sofas', fault: random() < faults[1] ? fault : undefined, ms: 40 });
    if (judge.verdict() !== undefined) return ofCanary;
  }
  return Number.POSITIVE_INFINITY;
}

const SEEDS = Array.from({ length: 100 }, (_, index) => index + 1);
const worst = (traffic: Omit<Traffic, 'seed'>) =>
  Math.max(...SEEDS.map((seed) => rendersUntilEnded({ ...traffic, seed })));

describe('of a hundred bad canaries', () => {
  test.each([
    ['throw in every render', { faults: [1, 0] }, 8],
    ['throw in 30 % of the renders', { faults: [0.3, 0] }, 60],
    ['throw in 10 % of the renders, where the live one throws in 0.5 %', { faults: [0.1, 0.005] }, 300],
    ['are slow at every render', { slow: [1, 0] }, 10],
    ['are slow in half of the renders', { slow: [0.5, 0.01] }, 60],
  ] as const)('all that %s end [OPS-23]', (_what, rates, most) => {
    expect(worst({ ...rates, renders: 20_000 })).toBeLessThanOrEqual(most);
  });
});

describe('of a hundred good canaries', () => {
  // A week of two renders a minute.
  test.each([
    ['fail as often as the live composition', { faults: [0.01, 0.01] }],
    ['meet an API that fails one call in ten', { faults: [0.1, 0.1] }],
    ['run on a machine that is slow for everybody', { slow: [0.3, 0.3] }],
    ['have half of the visitors', { faults: [0.02, 0.02], slow: [0.05, 0.05], share: 0.5 }],
  ] as const)('none that %s ends [OPS-23]', (_what, rates) => {
    const kept = SEEDS.filter((seed) => rendersUntilEnded({ ...rates, renders: 20_160, seed }) === Infinity);
    expect(kept).toHaveLength(SEEDS.length);
  });
});
