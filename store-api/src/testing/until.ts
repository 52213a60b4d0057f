import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something holds. The limit only ends a test that has failed; no working machine comes near it. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, seconds = 600): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await wait(10);
  }
}
