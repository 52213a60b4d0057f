import { packageOf, type Team } from 'shared-contracts/remote/teams';
import { contentOf, type LiveVersion } from 'shared-contracts/server/release';
import type { ReleaseLog } from './release-log.ts';
import { isNamedBy, type StoredRelease } from './stored-release.ts';

export interface Refusal {
  readonly team: Team;
  readonly version: string;
  readonly reason: string;
}

interface Entry extends Refusal {
  readonly live: LiveVersion;
  readonly attempts: number;
  /** When the release may be tried again. */
  readonly again: number;
}

/** A refused release may have met a slow or full machine, so it is tried again, less and less often. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 5 * 60_000;

interface RefusalsOptions {
  readonly log: Pick<ReleaseLog, 'error'>;
  readonly now: () => number;
  /** In the log. */
  readonly message?: string;
}

/** The releases that this shell does not run: the live one of a team, or one to fall back on. */
export function createRefusals({ log, now, message = 'release refused' }: RefusalsOptions) {
  const named = new Map<Team, LiveVersion>();
  let entries: readonly Entry[] = [];

  const without = (team: Team, live: LiveVersion) =>
    entries.filter((entry) => entry.team !== team || !isSame(entry.live, live));

  return {
    /** Whether the release that is live now may be tried. Refusals end when the team publishes another release. */
    mayTry(team: Team, live: LiveVersion): boolean {
      const before = named.get(team);
      named.set(team, live);
      if (!before || !isSame(before, live)) entries = entries.filter((entry) => entry.team !== team);
      return !entries.some((entry) => entry.team === team && isSame(entry.live, live) && now() < entry.again);
    },
    /** Logged once for each reason, not at every attempt. */
    add(team: Team, refused: LiveVersion | StoredRelease, reason: string): void {
      const live = 'address' in refused ? { version: refused.version, content: contentOf(refused) } : refused;
      const before = entries.find((entry) => entry.team === team && isSame(entry.live, live));
      const attempts = before ? before.attempts + 1 : 0;
      const again = now() + Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
      entries = [...without(team, live), { team, version: live.version, reason, live, attempts, again }];
      if (before?.reason !== reason) log.error({ remote: packageOf(team), version: live.version, reason }, message);
    },
    /** Of a team that left. */
    forget(team: Team): void {
      named.delete(team);
      entries = entries.filter((entry) => entry.team !== team);
    },
    /** Whether a release may not be tried yet. */
    covers: (team: Team, release: StoredRelease): boolean =>
      entries.some((entry) => entry.team === team && isNamedBy(release, entry.live) && now() < entry.again),
    /** Called when a release runs. */
    clear(team: Team, release: StoredRelease): void {
      entries = entries.filter((entry) => entry.team !== team || !isNamedBy(release, entry.live));
    },
    list: (): readonly Refusal[] => entries.map(({ team, version, reason }) => ({ team, version, reason })),
  };
}

/** Of what was published earlier the content is unknown. */
function isSame(one: LiveVersion, other: LiveVersion): boolean {
  return one.version === other.version && (!one.content || !other.content || one.content === other.content);
}
