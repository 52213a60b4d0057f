/** @jest-environment node */
import { type CanaryVerdict, createCanaryJudge } from './canary-judge.ts';
import { createCanaryVisits } from './canary-visits.ts';

/** What a hundred releases of ten kinds each do: the odds of a document, of one side. */
interface Behaviour {
  /** Throws on the server: the live composition answers, so that no visitor is hurt. */
  readonly throws?: number;
  /** Milliseconds more. */
  readonly slower?: number;
  /** Of the renders; all when absent. */
  readonly slowIn?: number;
  /** Throws in the browser. */
  readonly breaks?: number;
  /** Does not come to life. */
  readonly dead?: number;
  /** On this path alone, one of five. */
  readonly on?: string;
  /** Documents before it begins. */
  readonly from?: number;
}

const BAD: Readonly<Record<string, Behaviour>> = {
  'throws in 30 % of the renders of one path': { throws: 0.3, on: '/0' },
  'throws in every render of one path': { throws: 1, on: '/1' },
  'throws in 10 % of all renders': { throws: 0.1 },
  'throws in half of the renders after 200 documents': { throws: 0.5, from: 200 },
  'is 1.5 s slower': { slower: 1500 },
  'is 1.5 s slower on one path': { slower: 1500, on: '/2' },
  'throws after hydration': { breaks: 1 },
  'throws after hydration in 30 % of the visits': { breaks: 0.3 },
  'has a script that no browser runs': { dead: 1 },
  'has one in half of the browsers': { dead: 0.5 },
};

/** Both sides alike. */
const GOOD: Readonly<Record<string, Behaviour>> = {
  'is whole': {},
  'meets an API that fails one call in ten': { throws: 0.1 },
  'throws as rarely as the live one': { throws: 0.005 },
  'runs on a machine that stalls': { slower: 3000, slowIn: 0.2 },
  'has a page that is slow by nature': { slower: 1200, on: '/3' },
  'is visited by extensions that break pages': { breaks: 0.05 },
  'is visited by blockers of scripts': { dead: 0.3 },
  'is visited by slow phones': { dead: 0.1, breaks: 0.01 },
  'has one page that always throws': { throws: 1, on: '/4' },
  'meets all of it': { throws: 0.02, slower: 2000, slowIn: 0.05, breaks: 0.02, dead: 0.1 },
};

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Run {
  readonly seed: number;
  readonly canary: Behaviour;
  readonly live: Behaviour;
  /** Of the canary a second; the live composition has nine times as many. */
  readonly rate: number;
  readonly documents: number;
}

interface Outcome {
  readonly act?: CanaryVerdict['act'];
  readonly seconds: number;
  readonly hurt: number;
}

/** Seconds to the verdict, Infinity without one, and the visitors who met a slow, broken or dead page until then. */
function simulated({ seed, canary, live, rate, documents }: Run): Outcome {
  const random = seeded(seed * 7919);
  let now = 0;
  let hurt = 0;
  const judge = createCanaryJudge();
  const visits = createCanaryVisits(judge, () => now);
  const opens: { at: number; token: string; fault: string | undefined }[] = [];
  const open = (side: 'canary' | 'live', behaviour: Behaviour, document: number, visitor: string) => {
    const path = `/${Math.floor(random() * 5)}`;
    const isMet = (!behaviour.on || behaviour.on === path) && document >= (behaviour.from ?? 0);
    const happens = (odds = 0) => isMet && random() < odds;
    const fault = happens(behaviour.throws) ? `${path}: Error: a defect` : undefined;
    const isSlow = happens(behaviour.slower ? (behaviour.slowIn ?? 1) : 0);
    const ms = 20 + 60 * random() + (isSlow ? (behaviour.slower ?? 0) : 0);
    judge.rendered(side, { path, fault, ms });
    // The live composition answers what failed.
    if (fault && side === 'canary')
      judge.rendered('live', { path, ms, fault: random() < (live.throws ?? 0) ? fault : undefined });
    const token = visits.issue(side, visitor);
    const isDead = !fault && happens(behaviour.dead);
    const breaks = !fault && !isDead && happens(behaviour.breaks);
    if (side === 'canary' && !fault && (isSlow || isDead || breaks)) hurt += 1;
    if (token && !isDead) opens.push({ at: now + 2000, token, fault: breaks ? 'TypeError: a defect' : undefined });
  };
  for (let document = 0; document < documents; document += 1) {
    open('canary', canary, document, `${document}`);
    for (let other = 0; other < 9; other += 1) open('live', live, document, `${document} ${other}`);
    now += 1000 / rate;
    while ((opens[0]?.at ?? Number.POSITIVE_INFINITY) <= now) {
      const said = opens.shift();
      if (said) visits.said(said.token, said.fault);
    }
    // As often as a shell looks.
    if (Math.floor(now / 2000) !== Math.floor((now - 1000 / rate) / 2000)) visits.settle();
    const verdict = judge.verdict();
    if (verdict) return { act: verdict.act, seconds: now / 1000, hurt };
  }
  return { seconds: Number.POSITIVE_INFINITY, hurt };
}

const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1);
const tenOf = (run: Omit<Run, 'seed'>) => SEEDS.map((seed) => simulated({ ...run, seed }));

describe.each(Object.entries(BAD))('of ten canaries each of which %s', (_what, canary) => {
  test('all end within 30 s at 20 documents a second [OPS-23]', () => {
    for (const { act, seconds } of tenOf({ canary, live: {}, rate: 20, documents: 1200 })) {
      expect(seconds).toBeLessThanOrEqual(30);
      // What visitors can bring about ends none for good.
      expect(act).toBe(canary.throws ? 'withdraw' : 'suspend');
    }
  });

  test('all end at a document a second once at most 20 visitors were hurt [OPS-23]', () => {
    for (const { seconds, hurt } of tenOf({ canary, live: {}, rate: 1, documents: 1200 })) {
      expect(seconds).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(hurt).toBeLessThanOrEqual(20);
    }
  });
});

test.each(Object.entries(GOOD))('of ten good canaries each of which %s, none ends [OPS-23]', (_what, alike) => {
  const ends = tenOf({ canary: alike, live: alike, rate: 20, documents: 1000 });
  expect(ends.filter(({ seconds }) => seconds < Number.POSITIVE_INFINITY)).toEqual([]);
});
