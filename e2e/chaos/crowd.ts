import { buyUntil, type Outcomes } from './buyer.ts';
import type { StressedStore } from './stressed-store.ts';
import { type Visits, visitUntil } from './visitor.ts';

export interface Crowd {
  readonly outcomes: Outcomes;
  readonly visits: Visits;
  /** Stops everyone after the purchase or visit in progress. */
  leave(): Promise<void>;
}

/** Starts buyers and visitors, who use the store until `leave` is called. */
export function openDoors({ store }: StressedStore, buyers: number, visitors: number): Crowd {
  const closing = new AbortController();
  const outcomes: Outcomes = { paid: [], refused: {}, gaveUp: 0 };
  const visits: Visits = { pages: 0, statuses: {}, longestGapMs: 0 };
  const everybody = Promise.all([
    ...Array.from({ length: buyers }, (_, index) =>
      buyUntil(closing.signal, store.origin, `10.1.${index + 1}`, outcomes),
    ),
    ...Array.from({ length: visitors }, () => visitUntil(closing.signal, store.origin, visits)),
  ]);
  // Reported by `leave`; until then it must not end the process.
  everybody.catch(() => undefined);
  return {
    outcomes,
    visits,
    async leave() {
      closing.abort();
      await everybody;
    },
  };
}
