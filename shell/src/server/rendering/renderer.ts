import { type ChildProcess, fork } from 'node:child_process';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage, TraceHeaders } from '../../renderer/page-renderer.tsx';
import {
  ENDED_BY,
  type ProcessMemory,
  type RendererMessage,
  type RendererOrder,
  type RendererSetup,
} from './render-protocol.ts';
import { rendererMessage } from './renderer-message.ts';
import { sentLayouts } from './sent-layouts.ts';

/** A running renderer process for one composition. */
export interface Renderer {
  /** Why a team's modules did not load. */
  readonly broken: Extract<RendererMessage, { kind: 'ready' }>['broken'];
  /** Rejects when rendering failed, took too long (`Overloaded`), or the process ended. */
  render(request: PageRequest, trace?: TraceHeaders): Promise<RenderedPage>;
  /** A few seconds old. */
  memory(): ProcessMemory;
  /** Lets running renders finish, at most `grace` milliseconds, then ends the process. */
  retire(grace?: number): Promise<void>;
  /** Called once if the process ends by itself. */
  onCrash(listener: (crash: Crash) => void): void;
}

export interface Crash {
  readonly reason: string;
  /** Renders that had begun and were not answered, late ones included; first the one after which its memory was full. */
  readonly underWay: readonly PageRequest[];
  readonly outOfMemory: boolean;
  /** It held the processor without end. */
  readonly looped: boolean;
}

const BOOT_MS = 15_000;
const RENDER_MS = 6000;
/** How long a renderer may take to answer the ping after a render's timeout. */
const LIVENESS_TIMEOUT_MS = 2000;
const DRAIN_MS = 10_000;
/** What stays in use after a full collection. An hour's soak needs half. */
const HEAP_MB = 512;
/** V8's own limit is higher, because garbage counts there. */
const HEADROOM = 1.25;
/** Code, buffers and typed arrays, which V8's heap does not hold. */
const OFF_HEAP_MB = 128;
/** The most a renderer takes: it is ended above it. */
export const RENDERER_MB = processMb(HEAP_MB);

const LOOPED = 'a page held the processor without end';

interface PendingRender {
  readonly request: PageRequest;
  began: boolean;
  resolve(page: RenderedPage): void;
  reject(fault: Error): void;
}

/** Resolves when the modules have loaded; rejects when that takes too long. `heapMb` is the renderer's memory limit. */
export async function bootRenderer(setup: RendererSetup, heapMb = HEAP_MB): Promise<Renderer> {
  const child = start(setup, heapMb);
  const post = (order: RendererOrder) => {
    // An order to a process that ended is answered by its end.
    if (child.connected) child.send(order, () => undefined);
  };
  post({ kind: 'start', setup, heapBytes: heapMb * MB, processBytes: processMb(heapMb) * MB });
  const pending = new Map<number, PendingRender>();
  /** Timed out, and perhaps what the renderer is stuck in. */
  const late: PageRequest[] = [];
  const crashListeners: ((crash: Crash) => void)[] = [];
  let memory: ProcessMemory = { rssBytes: 0, externalBytes: 0 };
  let orders = 0;
  let retired = false;
  let crash: Crash | undefined;
  let thrown: string | undefined;
  let livenessTimer: NodeJS.Timeout | undefined;

  const end = (reason: string, outOfMemory = false, ...last: readonly PageRequest[]) => {
    if (crash !== undefined || retired) return;
    const begun = Array.from(pending.values()).filter(({ began }) => began);
    crash = {
      reason,
      outOfMemory,
      looped: reason === LOOPED,
      underWay: [...last, ...late, ...begun.map(({ request }) => request)],
    };
    for (const { reject } of pending.values()) reject(new Error(`renderer ended: ${reason}`));
    pending.clear();
    for (const listener of crashListeners) listener(crash);
  };
  /** An endless loop in a page blocks all later pages: only ending the process frees them. */
  const checkLiveness = () => {
    livenessTimer ??= setTimeout(() => {
      end(`no answer to the ping for ${LIVENESS_TIMEOUT_MS} ms`);
      child.kill('SIGKILL');
    }, LIVENESS_TIMEOUT_MS);
    post({ kind: 'ping' });
  };
  const confirmLiveness = () => {
    clearTimeout(livenessTimer);
    livenessTimer = undefined;
    late.length = 0;
  };
  child.on('error', (fault) => end(fault.message));
  // One that cannot start, as with too many open files, never exits.
  const exited = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  child.on('exit', (code, signal) => {
    if (signal === ENDED_BY.loop) return end(LOOPED);
    // V8 aborts without memory; a machine that is full sends the same signal as the watchdog.
    const outOfMemory = signal === ENDED_BY.memory || signal === 'SIGABRT' || code === 134;
    end(outOfMemory ? `its memory limit of ${heapMb} MB was reached` : (thrown ?? `exit code ${code}`), outOfMemory);
  });

  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await exited;
  };

  const broken = await new Promise<Renderer['broken']>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`renderer not ready within ${BOOT_MS} ms`)), BOOT_MS);
    timer.unref();
    crashListeners.push(({ reason }) => reject(new Error(`renderer ended while booting: ${reason}`)));
    child.on('message', (sent: unknown) => {
      const message = rendererMessage(sent);
      if (!message) return;
      if (message.kind === 'ready') {
        clearTimeout(timer);
        return resolve(message.broken);
      }
      if (message.kind === 'pong') return confirmLiveness();
      if (message.kind === 'memory') {
        memory = { rssBytes: message.rssBytes, externalBytes: message.externalBytes };
        return;
      }
      if (message.kind === 'full') {
        end(`its memory limit of ${heapMb} MB was reached`, true, message.request);
        return void child.kill('SIGKILL');
      }
      if (message.kind === 'thrown') {
        thrown = message.reason;
        return;
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
    await kill();
    throw fault;
  });

  const slotOf = sentLayouts((slot, layout) => post({ kind: 'layout', slot, layout }));

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
        post({ kind: 'render', id, request: own, layout: slotOf(layout), trace });
      });
    },
    memory: () => memory,
    async retire(grace = DRAIN_MS) {
      const deadline = Date.now() + grace;
      while (pending.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
      retired = true;
      confirmLiveness();
      await kill();
    },
    onCrash: (listener) => {
      if (crash !== undefined) listener(crash);
      else crashListeners.push(listener);
    },
  };
}

const MB = 1024 * 1024;

function processMb(heapMb: number): number {
  return heapMb * HEADROOM + OFF_HEAP_MB;
}

/** A process of its own: what it takes at once, or loops in, ends it alone, and no composition counts for another. */
function start({ variables = {} }: RendererSetup, heapMb: number): ChildProcess {
  return fork(new URL('./renderer-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb * HEADROOM}`],
    env: variables,
  });
}
