import type { Team } from 'shared-contracts/remote/teams';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';
import type { ReleaseGuard, Suspicion } from './release-guard.ts';
import type { Renderer } from './renderer.ts';
import { faultOf } from './smoke-renders.ts';

interface ReviewOptions {
  readonly releases: Releases;
  /** Of the team's live release. */
  readonly watcher: { predecessor(team: Team): Promise<StoredRelease | undefined> };
  readonly guard: Pick<ReleaseGuard, 'rate'>;
  /** Another renderer has the visitors' pages at the same time. */
  boot(releases: Releases): Promise<Renderer>;
}

interface Verdict {
  readonly team: Team;
  readonly release: StoredRelease;
  readonly reason: string;
}

/**
 * The release with which a request fails that is whole with the one before. So neither the API's faults nor a slow
 * machine or a page that always failed rolls a release back (OPS-14). Undefined if there is none.
 */
export async function reviewRelease(suspicion: Suspicion, options: ReviewOptions): Promise<Verdict | undefined> {
  const { releases, watcher, guard, boot } = options;
  for (const team of suspicion.teams) {
    const release = releases[team];
    const before = await watcher.predecessor(team);
    if (!release || !before || guard.rate(before) > guard.rate(release)) continue;
    for (const request of suspicion.requests) {
      const failsWith = async (tried: Releases) => {
        // Each on its own: the request may end the renderer.
        const renderer = await boot(tried);
        const fault = await faultOf(renderer, request, [team]);
        void renderer.retire(0);
        return fault;
      };
      if (!suspicion.leaked && !(await failsWith(releases))) continue;
      if (await failsWith({ ...releases, [team]: before })) continue;
      // Again: the machine may have been slow for the first alone.
      if (!suspicion.leaked && !(await failsWith(releases))) continue;
      return { team, release, reason: `${new URL(request.url).pathname}: ${suspicion.reason}` };
    }
  }
  return undefined;
}
