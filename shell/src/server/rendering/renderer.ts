import { Worker } from 'node:worker_threads';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage, TraceHeaders } from '../../renderer/page-renderer.tsx';
import type { WorkerData, WorkerMessage, WorkerOrder, WorkerSetup } from './render-protocol.ts';
import { sentLayouts } from './sent-layouts.ts';

/** A running renderer worker for one composition. */
export interface Renderer {
  /** Why a team's modules did not load. */
  readonly broken: Extract<WorkerMessage, { kind: 'ready' }>['broken'];
  /** Rejects when rendering failed, took too long (`Overloaded`), or the worker died. */
  render(request: PageRequest, trace?: TraceHeaders): Promise<RenderedPage>;
  /** Lets running renders finish, at most `grace` milliseconds, then ends the worker. */
  retire(grace?: number): Promise<void>;
  /** Called once if the worker ends by itself. */
  onCrash(listener: (crash: Crash) => void): void;
}

export interface Crash {
  readonly reason: string;
  /** Renders that had begun and were not answered, late ones included; first the one after which its memory was full. */
  readonly underWay: readonly PageRequest[];
  readonly outOfMemory: boolean;
}

const BOOT_MS = 15_000;
const RENDER_MS = 6000;
/** How long a worker may take to answer the ping after a render's timeout. */
const LIVENESS_TIMEOUT_MS = 2000;
const DRAIN_MS = 10_000;
/** A release that leaks ends its renderer, which is replaced, instead of the whole shell. An hour's soak needs half. */
const HEAP_MB = 512;
/** V8's own limit is higher, because an allocation that exceeds it can abort the whole process. */
const HEADROOM = 1.5;

interface PendingRender {
  readonly request: PageRequest;
  began: boolean;
  resolve(page: RenderedPage): void;
  reject(fault: Error): void;
}

/** Resolves when the modules have loaded; rejects when that takes too long. `heapMb` is the worker's memory limit. */
export async function bootRenderer(setup: WorkerSetup, heapMb = HEAP_MB): Promise<Renderer> {
  const worker = new Worker(new URL('./renderer-worker.ts', import.meta.url), {
    workerData: { ...setup, heapBytes: heapMb * 1024 * 1024 } satisfies WorkerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb * HEADROOM },
  });
  const pending = new Map<number, PendingRender>();
  /** Timed out, and perhaps what the worker is stuck in. */
  const late: PageRequest[] = [];
  const crashListeners: ((crash: Crash) => void)[] = [];
  let orders = 0;
  let retired = false;
  let crash: Crash | undefined;
  let livenessTimer: NodeJS.Timeout | undefined;

  const end = (reason: string, outOfMemory = false, ...last: readonly PageRequest[]) => {
    if (crash !== undefined || retired) return;
    const begun = Array.from(pending.values()).filter(({ began }) => began);
    crash = { reason, outOfMemory, underWay: [...last, ...late, ...begun.map(({ request }) => request)] };
    for (const { reject } of pending.values()) reject(new Error(`renderer ended: ${reason}`));
    pending.clear();
    for (const listener of crashListeners) listener(crash);
  };
  /** An endless loop in a page blocks all later pages: only ending the worker frees them. */
  const checkLiveness = () => {
    livenessTimer ??= setTimeout(() => {
      end(`no answer to the ping for ${LIVENESS_TIMEOUT_MS} ms`);
      void worker.terminate();
    }, LIVENESS_TIMEOUT_MS);
    worker.postMessage({ kind: 'ping' } satisfies WorkerOrder);
  };
  const confirmLiveness = () => {
    clearTimeout(livenessTimer);
    livenessTimer = undefined;
    late.length = 0;
  };
  worker.on('error', (fault) => {
    const outOfMemory = (fault as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    end(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault), outOfMemory);
  });
  worker.on('exit', (code) => end(`exit code ${code}`));

  const broken = await new Promise<Renderer['broken']>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`renderer not ready within ${BOOT_MS} ms`)), BOOT_MS);
    timer.unref();
    crashListeners.push(({ reason }) => reject(new Error(`renderer ended while booting: ${reason}`)));
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        clearTimeout(timer);
        return resolve(message.broken);
      }
      if (message.kind === 'pong') return confirmLiveness();
      if (message.kind === 'full') {
        end(`its memory limit of ${heapMb} MB was reached`, true, message.request);
        return void worker.terminate();
      }
      const order = pending.get(message.id);
      if (message.kind === 'began') {
        if (order) order.began = true;
        return;
      }
      pending.delete(message.id);
      if (message.kind === 'rendered') order?.resolve(message.page);
      else order?.reject(new Error(message.reason));
    });
  }).catch(async (fault: unknown) => {
    await worker.terminate();
    throw fault;
  });

  const slotOf = sentLayouts((slot, layout) =>
    worker.postMessage({ kind: 'layout', slot, layout } satisfies WorkerOrder),
  );

  return {
    broken,
    render(request, trace = {}) {
      if (crash !== undefined) return Promise.reject(new Error(`renderer ended: ${crash.reason}`));
      const id = ++orders;
      return new Promise<RenderedPage>((resolve, reject) => {
        const timer = setTimeout(() => {
          if (pending.get(id)?.began) late.push(request);
          pending.delete(id);
          checkLiveness();
          reject(new Overloaded(`not rendered within ${RENDER_MS} ms`));
        }, RENDER_MS);
        const done =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            settle(value);
          };
        pending.set(id, { request, began: false, resolve: done(resolve), reject: done(reject) });
        const { layout, ...own } = request;
        worker.postMessage({ kind: 'render', id, request: own, layout: slotOf(layout), trace } satisfies WorkerOrder);
      });
    },
    async retire(grace = DRAIN_MS) {
      const deadline = Date.now() + grace;
      while (pending.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
      retired = true;
      confirmLiveness();
      await worker.terminate();
    },
    onCrash: (listener) => {
      if (crash !== undefined) listener(crash);
      else crashListeners.push(listener);
    },
  };
}
