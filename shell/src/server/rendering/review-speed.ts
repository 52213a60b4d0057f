import type { StorePath } from 'shared-contracts/remote/store-paths';
import { type Team, teamOf } from 'shared-contracts/remote/teams';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { resolvePath } from '../addresses/canonical-path.ts';
import type { Releases } from '../releases/stored-release.ts';
import { isSlower, type TimedPair } from './compare-speed.ts';
import type { Renderer } from './renderer.ts';
import type { ReviewOptions, Verdict } from './review-release.ts';
import { faultOfPage } from './smoke-renders.ts';

interface SpeedOptions extends Pick<ReviewOptions, 'releases' | 'watcher' | 'boot'> {
  readonly paths: readonly StorePath[];
  /** The one that changed last first. */
  readonly recent: readonly Team[];
  /** Whether nothing more urgent waits. */
  mayGoOn(): boolean;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** The poll for new releases waits for it. */
const MOST_MS = 45_000;

/**
 * The release that makes one of the pages slow, of the one that changed last and that of the page's team. Two renderers, one with the
 * release before, have the same page at the same time; visitors keep theirs (OPS-23). Undefined if there is none.
 */
export async function reviewSpeed(
  requests: readonly PageRequest[],
  options: SpeedOptions,
): Promise<Verdict | undefined> {
  const { releases, watcher, boot, recent, paths, mayGoOn, now = () => performance.now() } = options;
  if (requests.length === 0) return undefined;
  const [latest] = recent;
  const owners = requests.map(({ url }) => resolvePath(new URL(url).pathname, paths).storePath?.page);
  const owner = owners.find((page) => page !== undefined);
  const deadline = now() + MOST_MS;
  for (const team of new Set([...(latest ? [latest] : []), ...(owner ? [teamOf(owner)] : [])])) {
    const release = releases[team];
    const before = await watcher.predecessor(team);
    if (!release || !before) continue;
    const sides = await bootBoth(boot, releases, { ...releases, [team]: before });
    try {
      for (const request of requests) {
        const pair = () => (mayGoOn() && now() < deadline ? timedPair(sides, request, team, now) : undefined);
        if (!(await isSlower(async () => pair()))) continue;
        const path = new URL(request.url).pathname;
        return { team, release, reason: `${path}: it takes much longer than with ${before.version}` };
      }
    } finally {
      for (const side of sides) void side.retire(0);
    }
  }
  return undefined;
}

/** Rejects when the machine has no room for both; then none is left. */
async function bootBoth(boot: ReviewOptions['boot'], live: Releases, before: Releases): Promise<[Renderer, Renderer]> {
  const one = await boot(live);
  try {
    return [one, await boot(before)];
  } catch (fault) {
    await one.retire(0);
    throw fault;
  }
}

/** Undefined for a page that is not whole with the release before, which may end sooner for that. */
async function timedPair(
  [live, before]: readonly [Renderer, Renderer],
  request: PageRequest,
  team: Team,
  now: () => number,
): Promise<TimedPair | undefined> {
  const timed = async (renderer: Renderer) => {
    const began = now();
    const page = await renderer.render(request).catch(() => undefined);
    return { ms: now() - began, page };
  };
  const [slow, fast] = await Promise.all([timed(live), timed(before)]);
  if (fast.page?.kind !== 'page' || !fast.page.complete || (await faultOfPage(fast.page, [team]))) return undefined;
  return { live: slow.ms, before: fast.ms };
}
