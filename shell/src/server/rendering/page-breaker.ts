import type { StorePath } from 'shared-contracts/remote/store-paths';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { resolvePath } from '../addresses/canonical-path.ts';

/** Leaves pages that end the renderer to the browser for a while, so that other teams' pages are rendered (OPS-14). */
export interface PageBreaker {
  /** The renderer ended while it rendered these. */
  ended(requests: readonly PageRequest[]): void;
  isOpen(request: PageRequest): boolean;
  /** After another composition went live. */
  reset(): void;
}

/** Short, because a page that was only under way at the same time pauses as well. */
const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export function createPageBreaker(now: () => number, paths: () => readonly StorePath[]): PageBreaker {
  const pages = new Map<string, { readonly pause: number; readonly until: number }>();
  const pageOf = ({ url }: PageRequest) => resolvePath(new URL(url).pathname, paths()).storePath?.page ?? 'none';

  return {
    ended(requests) {
      for (const page of new Set(requests.map(pageOf))) {
        const before = pages.get(page);
        const isAgain = before && now() - before.until < LONGEST_PAUSE_MS;
        const pause = isAgain ? Math.min(before.pause * 4, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
        pages.set(page, { pause, until: now() + pause });
      }
    },
    isOpen: (request) => now() < (pages.get(pageOf(request))?.until ?? 0),
    reset: () => pages.clear(),
  };
}
