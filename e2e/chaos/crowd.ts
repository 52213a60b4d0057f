import { buyUntil, type Outcomes } from './buyer.ts';
import { type ClerksBook, workUntil } from './clerk.ts';
import type { StressedStore } from './stressed-store.ts';
import { type Visits, visitUntil } from './visitor.ts';

export interface Crowd {
  readonly outcomes: Outcomes;
  readonly visits: Visits;
  readonly clerk: ClerksBook;
  /** Stops everyone after the purchase or visit in progress. */
  leave(): Promise<void>;
}

/** Starts buyers, visitors and the shop's clerk, who use the store until `leave` is called. */
export function openDoors(stressed: StressedStore, buyers: number, visitors: number): Crowd {
  const { store } = stressed;
  const closing = new AbortController();
  const outcomes: Outcomes = { paid: [], afterwards: {}, refused: {}, unanswered: 0, gaveUp: 0 };
  const visits: Visits = { pages: 0, statuses: {}, longestGapMs: 0 };
  const clerk: ClerksBook = { done: {}, failed: 0 };
  const everybody = Promise.all([
    workUntil(closing.signal, stressed, clerk),
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
    clerk,
    async leave() {
      closing.abort();
      await everybody;
    },
  };
}
