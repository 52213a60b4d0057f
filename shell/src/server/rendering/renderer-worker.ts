import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as EntryServer from '../../renderer/entry-server.tsx';
import type { WorkerMessage, WorkerOrder, WorkerSetup } from './render-protocol.ts';

/** One renderer: the shell's node build and one composition, alone in its thread. */
const setup = workerData as WorkerSetup;
const port = parentPort;
if (!port) throw new Error('renderer-worker runs as a worker only');
const say = (message: WorkerMessage) => port.postMessage(message);

const build = createRequire(setup.serverEntry)(setup.serverEntry) as { load(): Promise<typeof EntryServer> };
const { startRenderer } = await build.load();
const { render, broken } = await startRenderer(setup);

port.on('message', async (order: WorkerOrder) => {
  if (order.kind === 'show-life') return say({ kind: 'alive' });
  const { id, request } = order;
  try {
    say({ kind: 'rendered', id, page: await render(request) });
  } catch (fault) {
    say({ kind: 'failed', id, reason: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
});
say({ kind: 'ready', broken });
