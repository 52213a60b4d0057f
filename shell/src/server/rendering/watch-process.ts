import { Worker } from 'node:worker_threads';
import type { WatchedProcess } from './process-watchdog.ts';

const BEAT_MS = 100;

/**
 * Watches this process from a thread that no page can block: it ends the process above `processBytes` of memory, in an
 * endless loop, or without the process that started it.
 * @returns to be called when the start is over, during which code may run for long
 */
export function watchProcess(processBytes: number): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL('./process-watchdog.ts', import.meta.url), {
    workerData: { processBytes, beats } satisfies WatchedProcess,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
  return () => {
    setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
    Atomics.add(beats, 0, 1);
  };
}
