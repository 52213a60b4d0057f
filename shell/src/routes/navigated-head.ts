import type { RemoteModules } from '../composition/remote-modules.ts';
import { applyHead } from './apply-head.ts';
import { resolveHead } from './page-head.ts';

type Matches = Parameters<typeof resolveHead>[0];

/** Works out the head of the page navigated to and puts it in place. The first page's is the server's work. */
export function showHead(matches: Matches, modules: RemoteModules, storeName: string, search: string): void {
  applyHead(resolveHead(matches, modules, storeName, search));
}
