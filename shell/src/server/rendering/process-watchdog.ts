import { workerData } from 'node:worker_threads';
import { ENDED_BY } from './render-protocol.ts';

export interface WatchedProcess {
  readonly processBytes: number;
  /** Changes while the process handles events; 0 until it has started. */
  readonly beats: Int32Array<SharedArrayBuffer>;
}

const EVERY_MS = 100;
/** Of the processor, not of the clock: a stalled machine is no loop. A page takes some 0.05 s. */
const LOOP_MICROSECONDS = 2_000_000;

const { processBytes, beats } = workerData as WatchedProcess;
const parent = process.ppid;
let beat = 0;
let since = 0;

setInterval(() => {
  if (process.memoryUsage.rss() > processBytes || process.ppid !== parent) process.kill(process.pid, ENDED_BY.memory);
  const { user, system } = process.cpuUsage();
  const latest = Atomics.load(beats, 0);
  if (latest !== beat || latest === 0) [beat, since] = [latest, user + system];
  else if (user + system - since > LOOP_MICROSECONDS) process.kill(process.pid, ENDED_BY.loop);
}, EVERY_MS);
