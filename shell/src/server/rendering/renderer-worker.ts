import { createRequire } from 'node:module';
import { GCProfiler } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutData } from '../../composition/layout-data.ts';
import type * as EntryServer from '../../renderer/entry-server.tsx';
import type { WorkerData, WorkerMessage, WorkerOrder } from './render-protocol.ts';

/** Runs the shell's node build with one composition. */
const setup = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error('renderer-worker runs as a worker only');
const send = (message: WorkerMessage) => port.postMessage(message);

const profiler = new GCProfiler();
profiler.start();

/** Whether more than `heapBytes` stayed in use after the latest full collection. Garbage does not count. */
function isFull(): boolean {
  const collections = profiler.stop()?.statistics ?? [];
  profiler.start();
  const last = collections.findLast(({ gcType }) => gcType === 'MarkSweepCompact');
  return last !== undefined && last.afterGC.heapStatistics.usedHeapSize > setup.heapBytes;
}

const build = createRequire(setup.serverEntry)(setup.serverEntry) as { load(): Promise<typeof EntryServer> };
const { startRenderer } = await build.load();
const { render, broken } = await startRenderer(setup);

const layouts: LayoutData[] = [];

port.on('message', async (order: WorkerOrder) => {
  if (order.kind === 'ping') return send({ kind: 'pong' });
  if (order.kind === 'layout') {
    layouts[order.slot] = order.layout;
    return;
  }
  const { id, trace } = order;
  const request = { ...order.request, layout: layouts[order.layout] as LayoutData };
  send({ kind: 'began', id });
  try {
    send({ kind: 'rendered', id, page: await render(request, trace) });
  } catch (fault) {
    send({ kind: 'failed', id, reason: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
  if (isFull()) send({ kind: 'full', request });
});
send({ kind: 'ready', broken });
