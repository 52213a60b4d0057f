import type { Team } from 'shared-contracts/remote/teams';
import type { LayoutData } from '../../composition/layout-data.ts';
import type { RendererSetup as EntrySetup } from '../../renderer/entry-server.tsx';
import type { PageRequest, RenderedPage, TraceHeaders } from '../../renderer/page-renderer.tsx';

export interface RendererSetup extends EntrySetup {
  /** Absolute path of the entry of the shell's node build. */
  readonly serverEntry: string;
  /** All of the environment that the renderer sees: no secret of the shell. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** How much a renderer may take. */
export interface MemoryLimits {
  /** May remain in use after a full garbage collection. */
  readonly heapBytes: number;
  /** Of the machine's memory, with buffers and typed arrays. */
  readonly processBytes: number;
}

/** What a renderer takes. */
export interface ProcessMemory {
  readonly rssBytes: number;
  /** Of it, buffers and typed arrays. */
  readonly externalBytes: number;
}

/** With which signal a renderer's watchdog ends it. */
export const ENDED_BY = { memory: 'SIGKILL', loop: 'SIGVTALRM' } as const;

export type RendererOrder =
  /** Once, before all others. */
  | ({ readonly kind: 'start'; readonly setup: RendererSetup } & MemoryLimits)
  /** For the renders after it that name the slot. */
  | { readonly kind: 'layout'; readonly slot: number; readonly layout: LayoutData }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly request: Omit<PageRequest, 'layout'>;
      readonly layout: number;
      readonly trace: TraceHeaders;
    }
  | { readonly kind: 'ping' };

/** 'memory' before 'ready' and every few seconds; 'ready' once, then 'began' and an outcome per render. */
export type RendererMessage =
  | { readonly kind: 'pong' }
  /** Where nothing catches it: the process ends. */
  | { readonly kind: 'thrown'; readonly reason: string }
  | ({ readonly kind: 'memory' } & ProcessMemory)
  /** More than `heapBytes` remain in use after this page. */
  | { readonly kind: 'full'; readonly request: PageRequest }
  /** Tells the render that ends or blocks the renderer from those that wait behind it. */
  | { readonly kind: 'began'; readonly id: number }
  | { readonly kind: 'ready'; readonly broken: Readonly<Record<Team, string>> }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
