import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as EntryServer from '../../renderer/entry-server.tsx';
import type { WorkerMessage, WorkerOrder, WorkerSetup } from './render-protocol.ts';

/** Runs the shell's node build with one composition. */
const setup = workerData as WorkerSetup;
const port = parentPort;
if (!port) throw new Error('renderer-worker runs as a worker only');
const send = (message: WorkerMessage) => port.postMessage(message);

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
