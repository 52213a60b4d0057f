import type { MultiStats } from '@rspack/core';
import type { Team } from '../../contract/remote/teams.ts';
import type { ServedTarget } from '../build-source.ts';
import { webFiles } from '../write-release.ts';
import { forRunningStore } from './rewrite-document.ts';
import type { StoreBehind } from './store-behind.ts';

/** A remote store. Its server renders the released build of the remote. @throws if `address` is not a URL */
export function runningStore(target: ServedTarget, team: Team, address: string): StoreBehind {
  const { origin } = URL.parse(address) ?? {};
  if (!origin) throw new Error(`--env store= must name a URL, not '${address}'.`);
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();
  let entry = '';
  return {
    origin: async () => origin,
    fresh: () => firstBuild,
    rewrite: forRunningStore(team, () => entry),
    saved: () => undefined,
    built(stats: MultiStats) {
      const [web] = stats.stats;
      if (stats.hasErrors() || !web) return;
      ({ entry } = webFiles(web.compilation, target));
      resolve();
    },
    stop: async () => undefined,
  };
}
