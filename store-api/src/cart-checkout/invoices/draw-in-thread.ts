import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { InvoiceDocument } from './invoice-document.ts';

/** Drawing takes a core for a third of a second; one that takes this long does not end. */
const DRAW_MS = 60_000;
/** The thread holds fonts: it ends when nothing is drawn. */
const IDLE_MS = 10_000;
const HEAP_MB = 256;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
const inTurn = pLimit(1);

/** Draws documents in a worker thread, one at a time, so that the event loop stays free. Rejects if the worker ends. */
export function drawInThread(document: InvoiceDocument): Promise<Buffer> {
  return inTurn(async () => {
    clearTimeout(idle);
    worker ??= startWorker();
    worker.ref();
    try {
      worker.postMessage(document);
      const [pdf] = await once(worker, 'message', { signal: AbortSignal.timeout(DRAW_MS) });
      worker.unref();
      return Buffer.from(pdf as Uint8Array);
    } catch (fault) {
      endWorker();
      throw fault;
    } finally {
      idle = setTimeout(endWorker, IDLE_MS).unref();
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // `once` passes the fault to the caller; an error without a listener would end the process.
  started.on('error', () => undefined);
  return started;
}

function endWorker(): void {
  void worker?.terminate();
  worker = undefined;
}
