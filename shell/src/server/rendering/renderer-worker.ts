import { createRequire } from 'node:module';
import { PerformanceObserver } from 'node:perf_hooks';
import { GCProfiler } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type * as EntryServer from '../../renderer/entry-server.tsx';
import type { WorkerData, WorkerMessage, WorkerOrder } from './render-protocol.ts';

/** Runs the shell's node build with one composition. */
const setup = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error('renderer-worker runs as a worker only');
const send = (message: WorkerMessage) => port.postMessage(message);

// Observers hear of a collection late, when there is garbage again: the profiler has what each left.
const profiler = new GCProfiler();
profiler.start();
new PerformanceObserver(() => {
  const collections = profiler.stop()?.statistics ?? [];
  profiler.start();
  const left = collections.findLast(({ gcType }) => gcType === 'MarkSweepCompact')?.afterGC.heapStatistics;
  if (left && left.usedHeapSize > setup.heapBytes) send({ kind: 'full' });
}).observe({ entryTypes: ['gc'] });

const build = createRequire(setup.serverEntry)(setup.serverEntry) as { load(): Promise<typeof EntryServer> };
const { startRenderer } = await build.load();
const { render, broken } = await startRenderer(setup);

port.on('message', async (order: WorkerOrder) => {
  if (order.kind === 'ping') return send({ kind: 'pong' });
  const { id, request, trace } = order;
  send({ kind: 'began', id });
  try {
    send({ kind: 'rendered', id, page: await render(request, trace) });
  } catch (fault) {
    send({ kind: 'failed', id, reason: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
});
send({ kind: 'ready', broken });
