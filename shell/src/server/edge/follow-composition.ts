import type { EdgePurger } from './edge-purger.ts';

const LOOK_MS = 100;

interface Shown {
  /** The live composition's id. */
  readonly id: string;
  /** Whose visitors get another; '' without a canary. */
  readonly canary: string;
}

/**
 * Purges the documents of a composition once this shell makes no more of them, and when a canary takes other visitors: what
 * is stored for a bucket may be the other side's now. Each shell does so for what it has sent itself.
 */
export function followComposition(shown: () => Shown, purger: Pick<EdgePurger, 'changed'>) {
  let last = shown();
  const timer = setInterval(() => {
    const now = shown();
    if (now.id !== last.id || now.canary !== last.canary) purger.changed([`composition:${last.id}`]);
    last = now;
  }, LOOK_MS);
  return { close: () => clearInterval(timer) };
}
