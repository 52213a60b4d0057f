import type { FragmentId } from './fragments.ts';

interface Arrival {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** In the browser only: a server renders what it has and waits for nothing. Code, not data. */
const arrivals = new Map<FragmentId, Arrival>();

/** Resolves when the fragment's module is here, whoever loads it; never rejects. */
export function arrivalOf(id: FragmentId): Promise<void> {
  const known = arrivals.get(id);
  if (known) return known.promise;
  const { promise, resolve } = withResolver();
  arrivals.set(id, { promise, resolve });
  return promise;
}

export function noteArrival(id: FragmentId): void {
  arrivals.get(id)?.resolve();
  arrivals.delete(id);
}

// Promise.withResolvers is younger than the oldest browsers the store serves.
function withResolver(): Arrival {
  const arrival: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    arrival.resolve = resolve;
  });
  return { promise, resolve: () => arrival.resolve?.() };
}
