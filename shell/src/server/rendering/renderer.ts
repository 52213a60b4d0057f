import { Worker } from 'node:worker_threads';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { WorkerMessage, WorkerOrder, WorkerSetup } from './render-protocol.ts';

/** A running renderer worker for one composition. */
export interface Renderer {
  /** Teams whose modules did not load, and why. */
  readonly broken: Extract<WorkerMessage, { kind: 'ready' }>['broken'];
  /** Rejects when rendering failed, took too long, or the worker died. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** Lets running renders finish, at most `grace` milliseconds, then ends the worker. */
  retire(grace?: number): Promise<void>;
  /** Called once if the worker ends by itself. */
  onCrash(listener: (reason: string) => void): void;
}

const BOOT_MS = 15_000;
const RENDER_MS = 6000;
/** How long a worker in which a page took too long may take to show that it is not stuck. */
const LIFE_MS = 2000;
const DRAIN_MS = 10_000;

interface PendingRender {
  resolve(page: RenderedPage): void;
  reject(fault: Error): void;
}

/** Boots a renderer; resolves when its modules are loaded, rejects when it does not come up in time. */
export async function bootRenderer(setup: WorkerSetup): Promise<Renderer> {
  const worker = new Worker(new URL('./renderer-worker.ts', import.meta.url), { workerData: setup });
  const pending = new Map<number, PendingRender>();
  const crashListeners: ((reason: string) => void)[] = [];
  let orders = 0;
  let retired = false;
  let crash: string | undefined;
  let doubt: NodeJS.Timeout | undefined;

  const end = (reason: string) => {
    if (crash !== undefined || retired) return;
    crash = reason;
    for (const { reject } of pending.values()) reject(new Error(`renderer ended: ${reason}`));
    pending.clear();
    for (const listener of crashListeners) listener(reason);
  };
  /** A page in an endless loop holds up every page behind it: only the worker's end frees them. */
  const askForLife = () => {
    doubt ??= setTimeout(() => {
      end(`no sign of life for ${LIFE_MS} ms`);
      void worker.terminate();
    }, LIFE_MS);
    worker.postMessage({ kind: 'show-life' } satisfies WorkerOrder);
  };
  const believeInLife = () => {
    clearTimeout(doubt);
    doubt = undefined;
  };
  worker.on('error', (fault) => end(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)));
  worker.on('exit', (code) => end(`exit code ${code}`));

  const broken = await new Promise<Renderer['broken']>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`renderer not ready within ${BOOT_MS} ms`)), BOOT_MS);
    timer.unref();
    crashListeners.push((reason) => reject(new Error(`renderer ended while booting: ${reason}`)));
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        clearTimeout(timer);
        return resolve(message.broken);
      }
      if (message.kind === 'alive') return believeInLife();
      const order = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'rendered') order?.resolve(message.page);
      else order?.reject(new Error(message.reason));
    });
  }).catch(async (fault: unknown) => {
    await worker.terminate();
    throw fault;
  });

  return {
    broken,
    render(request) {
      if (crash !== undefined) return Promise.reject(new Error(`renderer ended: ${crash}`));
      const id = ++orders;
      return new Promise<RenderedPage>((resolve, reject) => {
        const timer = setTimeout(() => {
          pending.delete(id);
          askForLife();
          reject(new Error(`not rendered within ${RENDER_MS} ms`));
        }, RENDER_MS);
        const done =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            settle(value);
          };
        pending.set(id, { resolve: done(resolve), reject: done(reject) });
        worker.postMessage({ kind: 'render', id, request } satisfies WorkerOrder);
      });
    },
    async retire(grace = DRAIN_MS) {
      const deadline = Date.now() + grace;
      while (pending.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
      retired = true;
      believeInLife();
      await worker.terminate();
    },
    onCrash: (listener) => {
      if (crash !== undefined) listener(crash);
      else crashListeners.push(listener);
    },
  };
}
