import type { ProcessMemory } from './render-protocol.ts';
import { RENDERER_MB, type Renderer } from './renderer.ts';

/** The shell itself, with its cached pages. */
const SHELL_MB = 512;
/** Chromium with one page. */
const BROWSER_MB = 300;
const MB = 1024 * 1024;

export interface RendererMemory extends ProcessMemory {
  /** Id of the composition that it renders. */
  readonly composition: string;
}

interface RendererRoom {
  /** Counts a renderer from its start until it has ended. */
  hold(started: Promise<Renderer>, composition: string): Promise<Renderer>;
  memory(): readonly RendererMemory[];
  /** Counts a browser until this has ended. */
  withBrowser<Result>(opened: Promise<Result>): Promise<Result>;
  /** @throws an Error that says what is missing for one more, besides the live composition's */
  demand(): void;
}

/**
 * How many renderers fit into the shell's memory, each at its own limit: one too many would let the machine end the shell.
 * @param bytes what the shell's container or machine has
 */
export function rendererRoom(bytes: number): RendererRoom {
  const held = new Map<Renderer, string>();
  let starting = 0;
  let browsers = 0;
  return {
    memory: () => Array.from(held, ([renderer, composition]) => ({ composition, ...renderer.memory() })),
    async hold(started, composition) {
      starting += 1;
      let renderer: Renderer;
      try {
        renderer = await started;
      } finally {
        starting -= 1;
      }
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
    withBrowser(opened) {
      browsers += 1;
      return opened.finally(() => {
        browsers -= 1;
      });
    },
    demand() {
      const renderers = held.size + starting + 1;
      const needed = SHELL_MB + renderers * RENDERER_MB + browsers * BROWSER_MB;
      if (needed <= bytes / MB) return;
      throw new Error(
        `${renderers} compositions${browsers ? ' and a browser' : ''} need ${needed} MB of memory, and the shell has ${Math.floor(bytes / MB)}`,
      );
    },
  };
}
