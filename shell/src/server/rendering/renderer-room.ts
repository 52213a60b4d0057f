import type { ProcessMemory } from './render-protocol.ts';
import { RENDERER_MB, type Renderer } from './renderer.ts';

/** The shell itself, with its cached pages. */
const SHELL_MB = 512;
const MB = 1024 * 1024;

export interface RendererMemory extends ProcessMemory {
  /** Id of the composition that it renders. */
  readonly composition: string;
}

interface RendererRoom {
  /** Counts a renderer until it has ended. */
  hold(renderer: Renderer, composition: string): Renderer;
  memory(): readonly RendererMemory[];
  /** @throws an Error that says what is missing for one more, besides the live composition's */
  demand(): void;
}

/**
 * How many renderers fit into the shell's memory, each at its own limit: one too many would let the machine end the shell.
 * @param bytes what the shell's container or machine has
 */
export function rendererRoom(bytes: number): RendererRoom {
  const most = Math.floor((bytes / MB - SHELL_MB) / RENDERER_MB);
  const held = new Map<Renderer, string>();
  return {
    memory: () => Array.from(held, ([renderer, composition]) => ({ composition, ...renderer.memory() })),
    hold(renderer, composition) {
      const holding: Renderer = {
        ...renderer,
        async retire(grace) {
          await renderer.retire(grace);
          held.delete(holding);
        },
      };
      held.set(holding, composition);
      renderer.onCrash(() => held.delete(holding));
      return holding;
    },
    demand() {
      if (held.size < most) return;
      const needed = SHELL_MB + (held.size + 1) * RENDERER_MB;
      throw new Error(
        `${held.size + 1} compositions need ${needed} MB of memory, and the shell has ${Math.floor(bytes / MB)}`,
      );
    },
  };
}
