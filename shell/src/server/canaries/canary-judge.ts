import { chanceOfSoMany, type RenderCount } from './compare-renders.ts';

/** What one render was for the visitor who waited for it. */
export interface Rendered {
  /** Why the page or a region of it failed, with its path; absent for a whole one. */
  readonly fault?: string | undefined;
  readonly ms: number;
}

/** Compares what visitors of the canary meet with what those of the live composition meet at the same time (OPS-23). */
export interface CanaryJudge {
  ofCanary(rendered: Rendered): void;
  ofLive(rendered: Rendered): void;
  /** Why the canary is to be withdrawn; undefined while nothing speaks against it. */
  verdict(): string | undefined;
}

/** A render that a visitor notices. */
const SLOW_MS = 1000;
/** It is asked at each bad render of the canary alone, so a week of a hundred such renders errs once in a thousand weeks. */
const CHANCE_OF_ERROR = 1e-5;
/** Renders of a busy machine are slow on both sides; a share so much larger than the live one's has another cause. */
const SLOW_SHARE_ABOVE_LIVE = 0.1;
/** Faults of an hour ago say little of a composition whose API or data has changed since. */
const RENDERS_REMEMBERED = 20_000;

export function createCanaryJudge(): CanaryJudge {
  const failed = { canary: none(), live: none() };
  const slow = { canary: none(), live: none() };
  let lastFault = '';
  let verdict: string | undefined;

  const count = (side: 'canary' | 'live', { fault, ms }: Rendered) => {
    add(failed[side], fault !== undefined);
    add(slow[side], ms > SLOW_MS);
  };

  return {
    ofCanary(rendered) {
      count('canary', rendered);
      if (rendered.fault !== undefined) {
        lastFault = rendered.fault;
        if (chanceOfSoMany(failed.canary, failed.live) < CHANCE_OF_ERROR)
          verdict ??= `${lastFault} (${shares(failed)} of the renders fail)`;
      }
      if (rendered.ms > SLOW_MS && shareOf(slow.canary) > shareOf(slow.live) + SLOW_SHARE_ABOVE_LIVE) {
        if (chanceOfSoMany(slow.canary, slow.live) < CHANCE_OF_ERROR)
          verdict ??= `${shares(slow)} of the renders take more than ${SLOW_MS} ms`;
      }
    },
    ofLive: (rendered) => count('live', rendered),
    verdict: () => verdict,
  };
}

const none = (): RenderCount => ({ renders: 0, bad: 0 });

function add(counted: RenderCount, isBad: boolean): void {
  counted.renders += 1;
  if (isBad) counted.bad += 1;
  if (counted.renders < RENDERS_REMEMBERED) return;
  counted.renders = Math.round(counted.renders / 2);
  counted.bad = Math.round(counted.bad / 2);
}

const shareOf = ({ renders, bad }: RenderCount) => (renders === 0 ? 0 : bad / renders);

/** E.g. '31 % instead of 0 %'. */
function shares({ canary, live }: { readonly canary: RenderCount; readonly live: RenderCount }): string {
  return `${Math.round(shareOf(canary) * 100)} % instead of ${Math.round(shareOf(live) * 100)} %`;
}
