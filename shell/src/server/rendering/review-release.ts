import type { Team } from 'shared-contracts/remote/teams';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';
import type { ReleaseGuard, Suspicion } from './release-guard.ts';
import type { Renderer } from './renderer.ts';
import { faultOf } from './smoke-renders.ts';

export interface ReviewOptions {
  readonly releases: Releases;
  /** Of the team's live release. */
  readonly watcher: { predecessor(team: Team): Promise<StoredRelease | undefined> };
  readonly guard: Pick<ReleaseGuard, 'rate'> & Partial<Pick<ReleaseGuard, 'isWorse' | 'endedNoneBefore'>>;
  /** Another renderer has the visitors' pages at the same time. */
  boot(releases: Releases): Promise<Renderer>;
}

export interface Verdict {
  readonly team: Team;
  readonly release: StoredRelease;
  readonly reason: string;
}

/** Of a request that fails now and then: a cause that both releases share would show with e⁻⁸ exceptions. */
const FAULTS_TO_EXPECT = 8;
const FEWEST_RENDERS = 60;
const MOST_RENDERS = 400;

/**
 * The release with which a request fails that is whole with the one before. So neither the API's faults nor a slow
 * machine or a page that always failed rolls a release back (OPS-14). What fails now and then need not show again when the
 * numbers of visitors tell the two releases apart: the one before then renders it often (OPS-23). Undefined if there is none.
 */
export async function reviewRelease(suspicion: Suspicion, options: ReviewOptions): Promise<Verdict | undefined> {
  const { releases, watcher, guard, boot } = options;
  for (const team of suspicion.teams) {
    const release = releases[team];
    const before = await watcher.predecessor(team);
    if (!release || !before || guard.rate(before) > guard.rate(release)) continue;
    const isFrequent = guard.isWorse?.(release, before) === true;
    const isClear = isFrequent || (suspicion.looped && guard.endedNoneBefore?.() === true);
    const rate = isFrequent ? guard.rate(release) : 1;
    const renders = Math.min(MOST_RENDERS, Math.max(FEWEST_RENDERS, Math.ceil(FAULTS_TO_EXPECT / rate)));
    const isSure = suspicion.leaked || isClear;
    for (const request of suspicion.requests) {
      const failsWith = async (tried: Releases, times = 1) => {
        // Each on its own: the request may end the renderer.
        const renderer = await boot(tried);
        const fault = await faultAmong(renderer, request, team, times);
        void renderer.retire(0);
        return fault;
      };
      if (!isSure && !(await failsWith(releases))) continue;
      if (await failsWith({ ...releases, [team]: before }, isClear ? renders : 1)) continue;
      // Again: the machine may have been slow for the first alone.
      if (!isSure && !(await failsWith(releases))) continue;
      return { team, release, reason: `${new URL(request.url).pathname}: ${suspicion.reason}` };
    }
  }
  return undefined;
}

async function faultAmong(renderer: Renderer, request: PageRequest, team: Team, times: number): Promise<boolean> {
  for (let render = 0; render < times; render += 1) if (await faultOf(renderer, request, [team])) return true;
  return false;
}
