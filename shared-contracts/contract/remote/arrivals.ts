import type { FragmentId } from './fragments.ts';

interface Arrival {
  readonly promise: Promise<void>;
  resolve(): void;
  isOver: boolean;
}

/** In the browser only: a server renders what it has and waits for nothing. Code, not data. */
const arrivals = new Map<FragmentId, Arrival>();

/**
 * Resolves when the fragment's module is here, whoever loads it; never rejects. Undefined for one that nobody has had to
 * wait for. What was once waited for keeps its promise: React wants to be given it again when it resumes a render.
 */
export function arrivalOf(id: FragmentId, isHere: boolean): Promise<void> | undefined {
  const known = arrivals.get(id);
  if (isHere || known?.isOver === false) return known?.promise;
  const arrival = newArrival();
  arrivals.set(id, arrival);
  return arrival.promise;
}

/** To be told of a module that is here by whoever has come upon it: nobody else ends the wait. */
export function noteArrival(id: FragmentId): void {
  const arrival = arrivals.get(id);
  if (!arrival) return;
  arrival.isOver = true;
  arrival.resolve();
}

// Promise.withResolvers is younger than the oldest browsers the store serves.
function newArrival(): Arrival {
  let end: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, resolve: () => end?.(), isOver: false };
}
