import type { Team } from 'shared-contracts/remote/teams';
import type { LayoutData } from '../../composition/layout-data.ts';
import type { RendererSetup } from '../../renderer/entry-server.tsx';
import type { PageRequest, RenderedPage, TraceHeaders } from '../../renderer/page-renderer.tsx';

export interface WorkerSetup extends RendererSetup {
  /** Absolute path of the entry of the shell's node build. */
  readonly serverEntry: string;
}

export interface WorkerData extends WorkerSetup {
  /** How much may remain in use after a full garbage collection. */
  readonly heapBytes: number;
}

export type WorkerOrder =
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

/** 'ready' once, then 'began' and an outcome per render. */
export type WorkerMessage =
  | { readonly kind: 'pong' }
  /** More than `heapBytes` remain in use after this page. */
  | { readonly kind: 'full'; readonly request: PageRequest }
  /** Tells the render that ends or blocks the worker from those that wait behind it. */
  | { readonly kind: 'began'; readonly id: number }
  | { readonly kind: 'ready'; readonly broken: Readonly<Record<Team, string>> }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
