import { chanceOfSoMany } from './compare-renders.ts';
import { medianOf, slowAbove } from './slow-renders.ts';

/** Milliseconds of one page, rendered by both at the same time. */
export interface TimedPair {
  readonly live: number;
  readonly before: number;
}

const PAIRS = 6;
const ROUNDS = 10;
/** Few, so that a stall of one renderer counts for few pairs. */
const AT_ONCE = 2;
/** Twelve slow renders of twelve, and none of the release before: 4 in ten million. In ten rounds, at most once in 100,000 comparisons. */
const CHANCE_OF_ERROR = 1e-6;

/**
 * Whether the live release renders a page slower than the one before (OPS-23). Each pair meets the same API and machine, and both
 * sides are measured by one limit, so an hour that is slow for all says nothing. Goes on while it may be so.
 * @param pair undefined ends it: the page is not comparable, or visitors need the machine
 */
export async function isSlower(pair: () => Promise<TimedPair | undefined>): Promise<boolean> {
  // The code is cold.
  if (!(await pair())) return false;
  const pairs: TimedPair[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    let isOver = false;
    const oneByOne = async () => {
      for (let count = 0; count < PAIRS / AT_ONCE && !isOver; count += 1) {
        const timed = await pair();
        if (timed) pairs.push(timed);
        else isOver = true;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
    if (isOver) return false;
    const sides = [pairs.map(({ live }) => live), pairs.map(({ before }) => before)] as const;
    const [faster = []] = sides.toSorted((one, other) => medianOf(one) - medianOf(other));
    const limit = slowAbove(faster);
    const [live, before] = sides.map((times) => ({
      renders: times.length,
      bad: times.filter((ms) => ms > limit).length,
    }));
    if (!live || !before || live.bad - before.bad < round) return false;
    if (chanceOfSoMany(live, before) < CHANCE_OF_ERROR) return true;
  }
  return false;
}
