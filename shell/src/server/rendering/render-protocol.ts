import type { Team } from 'shared-contracts/remote/teams';
import type { RendererSetup } from '../../renderer/entry-server.tsx';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';

/** What goes to a renderer worker at its birth. */
export interface WorkerSetup extends RendererSetup {
  /** Absolute path of the shell's node build. */
  readonly serverEntry: string;
}

export type WorkerOrder =
  | { readonly kind: 'render'; readonly id: number; readonly request: PageRequest }
  | { readonly kind: 'show-life' };

/** What comes back: once 'ready', then one answer per order. */
export type WorkerMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'ready'; readonly broken: Readonly<Partial<Record<Team, string>>> }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
