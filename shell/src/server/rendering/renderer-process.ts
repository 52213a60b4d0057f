import { once } from 'node:events';
import { createRequire } from 'node:module';
import { GCProfiler } from 'node:v8';
import type { LayoutData } from '../../composition/layout-data.ts';
import type * as EntryServer from '../../renderer/entry-server.tsx';
import type { RendererMessage, RendererOrder } from './render-protocol.ts';
import { watchProcess } from './watch-process.ts';

/** Runs the shell's node build with one composition, in a process that the shell started. */
const send = (message: RendererMessage) => process.send?.(message);

// A terminal's Ctrl-C reaches the whole group: the shell lets renders finish, and ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (fault: unknown) => {
    process.send?.({ kind: 'thrown', reason: stackOf(fault) } satisfies RendererMessage, () => process.exit(1));
  });

const [order] = (await once(process, 'message')) as [Extract<RendererOrder, { kind: 'start' }>];
const { setup, heapBytes, processBytes } = order;
const began = watchProcess(processBytes);

const profiler = new GCProfiler();
profiler.start();

/** More often than metrics are read. */
const MEMORY_MS = 5000;

/** Whether more than `heapBytes` stayed in use after the latest full collection. Garbage does not count. */
function isFull(): boolean {
  const collections = profiler.stop()?.statistics ?? [];
  profiler.start();
  const last = collections.findLast(({ gcType }) => gcType === 'MarkSweepCompact');
  return last !== undefined && last.afterGC.heapStatistics.usedHeapSize > heapBytes;
}

const layouts: LayoutData[] = [];
const build = createRequire(setup.serverEntry)(setup.serverEntry) as { load(): Promise<typeof EntryServer> };
const { startRenderer } = await build.load();
const { render, broken } = await startRenderer(setup);
began();

process.on('message', async (order: RendererOrder) => {
  if (order.kind === 'ping') send({ kind: 'pong' });
  if (order.kind === 'layout') {
    layouts[order.slot] = order.layout;
    return;
  }
  if (order.kind !== 'render') return;
  const { id, trace } = order;
  const request = { ...order.request, layout: layouts[order.layout] as LayoutData };
  send({ kind: 'began', id });
  try {
    send({ kind: 'rendered', id, page: await render(request, trace) });
  } catch (fault) {
    send({ kind: 'failed', id, reason: stackOf(fault) });
  }
  if (isFull()) send({ kind: 'full', request });
});
sendMemory();
setInterval(sendMemory, MEMORY_MS).unref();
send({ kind: 'ready', broken });

function sendMemory(): void {
  const { rss, external } = process.memoryUsage();
  send({ kind: 'memory', rssBytes: rss, externalBytes: external });
}

function stackOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
