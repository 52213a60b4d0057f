import * as v from 'valibot';
import type { DiskCache } from '../disk/disk-cache.ts';

/** A share of the visitors, and what has to be seen of it before the next. */
export interface CanaryStep {
  readonly percent: number;
  /** Documents of the canary, in the whole store. */
  readonly documents: number;
  readonly ms: number;
}

const MINUTE = 60_000;
export const CANARY_STEPS: readonly CanaryStep[] = [
  { percent: 1, documents: 20, ms: 2 * MINUTE },
  { percent: 5, documents: 100, ms: 10 * MINUTE },
  { percent: 20, documents: 500, ms: 30 * MINUTE },
];

/** The way of one canary from the first step to the percentage in live.json (OPS-05). */
export interface CanarySteps {
  /** How many steps it has taken. */
  taken(): number;
  /** A document of the canary was answered. */
  answered(): void;
  /**
   * Takes a step when its time and its share of the store's traffic are over.
   * @param others steps that the other shells have taken: none gives the canary to more visitors than the slowest
   * @returns of a hundred visitors, how many get the canary
   */
  look(aim: number, others: readonly number[]): number;
}

const STORED_UNDER = 'steps of the canary';
const Stored = v.object({ address: v.string(), taken: v.pipe(v.number(), v.integer(), v.minValue(0)) });

interface CanaryStepsOptions {
  readonly steps: readonly CanaryStep[];
  /** Of the canary's release: a shell that starts again goes on where it was. */
  readonly address: string;
  readonly disk: Pick<DiskCache, 'get' | 'set'>;
  readonly now: () => number;
}

export async function createCanarySteps({ steps, address, disk, now }: CanaryStepsOptions): Promise<CanarySteps> {
  const stored = v.safeParse(Stored, await disk.get(STORED_UNDER));
  let taken = stored.success && stored.output.address === address ? stored.output.taken : 0;
  let since = now();
  let documents = 0;
  return {
    taken: () => taken,
    answered() {
      documents += 1;
    },
    look(aim, others) {
      const below = steps.filter(({ percent }) => percent < aim);
      const step = below[taken];
      const slowest = Math.min(taken, ...others);
      const isSeen = step && documents * (1 + others.length) >= step.documents && now() - since >= step.ms;
      // One that waits for the others has no traffic of the next step yet.
      if (isSeen && slowest === taken) {
        taken += 1;
        [since, documents] = [now(), 0];
        disk.set(STORED_UNDER, { address, taken });
      }
      return below[Math.min(taken, ...others)]?.percent ?? aim;
    },
  };
}
