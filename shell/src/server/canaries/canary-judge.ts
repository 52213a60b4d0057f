import { chanceOfSoMany, type RenderCount } from '../rendering/compare-renders.ts';
import { slowRenders } from '../rendering/slow-renders.ts';

/** What one render was for the visitor who waited for it. */
export interface Rendered {
  readonly path: string;
  /** Why the page or a region of it failed, with its path; absent for a whole one. */
  readonly fault?: string | undefined;
  readonly ms: number;
}

/** What a visitor's browser said of one document, or that it said nothing in time. */
export interface Visited {
  readonly outcome: 'whole' | 'broken' | 'silent';
  readonly fault?: string | undefined;
}

type Side = 'canary' | 'live';

/**
 * Browsers can be made to lie, and a few visitors can make renders wait for each other, so neither ends a release for good: an
 * operator can resume a suspended one.
 */
export interface CanaryVerdict {
  readonly act: 'withdraw' | 'suspend';
  readonly reason: string;
}

/**
 * Compares what visitors of the canary meet with what those of the live composition meet at the same time (OPS-23).
 * It knows nothing but what it is told.
 */
export interface CanaryJudge {
  rendered(side: Side, rendered: Rendered): void;
  visited(side: Side, visited: Visited): void;
  /** Of each kind, for metrics: the share of bad events. */
  shares(): readonly { readonly kind: string; readonly side: Side; readonly share: number }[];
  /** Undefined while nothing speaks against the canary. */
  verdict(): CanaryVerdict | undefined;
}

/** It is asked at each bad event of the canary alone, so with a hundred of each of the four kinds a week it errs once in 250 weeks. */
const CHANCE_OF_ERROR = 1e-5;
/** Renders of a busy machine are slow on both sides; a share so much larger than the live one's has another cause. */
const SHARE_ABOVE_LIVE = 0.1;
/** Faults of an hour ago say little of a composition whose API or data has changed since. */
const REMEMBERED = 20_000;

export function createCanaryJudge(): CanaryJudge {
  const isSlow = slowRenders();
  const failed = compared();
  const slow = compared();
  const broken = compared();
  const silent = compared();
  let verdict: CanaryVerdict | undefined;

  const decide = (act: CanaryVerdict['act'], reason: string) => {
    verdict ??= { act, reason };
  };

  return {
    rendered(side, { path, fault, ms }) {
      const late = isSlow(side, path, ms);
      const wasBad = failed.add(side, fault !== undefined);
      if (wasBad && failed.isWorse()) decide('withdraw', `${fault} (${failed.shares()} of the renders fail)`);
      if (late === undefined) return;
      if (slow.add(side, late) && slow.isWorse(SHARE_ABOVE_LIVE))
        decide('suspend', `${path}: ${slow.shares()} of the renders are slow`);
    },
    visited(side, { outcome, fault = 'no reason' }) {
      if (broken.add(side, outcome === 'broken') && broken.isWorse())
        decide('suspend', `${fault} (${broken.shares()} of the visits fail in browsers)`);
      // A fault is no silence: code runs.
      if (silent.add(side, outcome === 'silent') && silent.isWorse(SHARE_ABOVE_LIVE))
        decide('suspend', `${silent.shares()} of the visits do not come to life in browsers`);
    },
    shares: () =>
      Object.entries({ failed, slow, broken, silent }).flatMap(([kind, { shareOf }]) =>
        (['canary', 'live'] as const).map((side) => ({ kind, side, share: shareOf(side) })),
      ),
    verdict: () => verdict,
  };
}

/** Good and bad events of both sides. */
function compared() {
  const counts: Record<Side, RenderCount> = { canary: { renders: 0, bad: 0 }, live: { renders: 0, bad: 0 } };
  const shareOf = (side: Side) => counts[side].bad / Math.max(1, counts[side].renders);
  const percent = (side: Side) => `${Math.round(shareOf(side) * 100)} %`;
  return {
    shareOf,
    /** @returns whether it is a bad one of the canary, after which alone a verdict can change */
    add(side: Side, isBad: boolean): boolean {
      const counted = counts[side];
      counted.renders += 1;
      if (isBad) counted.bad += 1;
      if (counted.renders >= REMEMBERED) {
        counted.renders = Math.round(counted.renders / 2);
        counted.bad = Math.round(counted.bad / 2);
      }
      return isBad && side === 'canary';
    },
    isWorse: (above = 0) =>
      shareOf('canary') > shareOf('live') + above && chanceOfSoMany(counts.canary, counts.live) < CHANCE_OF_ERROR,
    /** E.g. '31 % instead of 0 %'. */
    shares: () => `${percent('canary')} instead of ${percent('live')}`,
  };
}
