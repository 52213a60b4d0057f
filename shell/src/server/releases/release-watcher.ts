import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import { TEAM_NAMES, TEAMS, type Team } from 'shared-contracts/remote/teams';
import type { Release } from 'shared-contracts/server/release';
import { satisfiesContract } from './contract-compatibility.ts';
import { type ReleaseSource, UntrustedRelease } from './release-source.ts';
import type { ReleaseStore } from './release-store.ts';

export interface ReleaseLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

interface ReleaseWatcherOptions {
  readonly sources: Readonly<Record<Team, ReleaseSource>>;
  readonly store: ReleaseStore;
  readonly log: ReleaseLog;
}

export type Releases = Readonly<Partial<Record<Team, Release>>>;

export interface ReleaseWatcher {
  /** Queries every source once. Returns the newest usable release of each team that has one. */
  poll(): Promise<Releases>;
  /** Records that these releases run together: a later start falls back on them. */
  confirm(releases: Releases): Promise<void>;
  /** Replaces a release that does not run by the previous one, until another goes live. */
  refuse(team: Team, version: string, reason: string): Releases;
  /** For metrics. */
  refused(): readonly { readonly team: Team; readonly version: string }[];
}

/** Follows the live release of each remote; falls back on the last good one. */
export function createReleaseWatcher({ sources, store, log }: ReleaseWatcherOptions): ReleaseWatcher {
  const current = new Map<Team, Release>();
  const previous = new Map<Team, Release>();
  const refused = new Map<Team, Set<string>>();
  const unreachable = new Set<Team>();
  const untrusted = new Set<Team>();

  const accept = async (team: Team, release: Release) => {
    const name = TEAMS[team].package;
    const before = current.get(team);
    if (before) previous.set(team, before);
    current.set(team, release);
    untrusted.delete(team);
    await store.markInUse(name, release.version);
    await store.prune(name);
    log.info({ remote: name, version: release.version }, 'release adopted');
  };

  const restoreLast = async (team: Team) => {
    if (current.has(team)) return;
    const version = await store.lastLive(TEAMS[team].package);
    if (version === null || refused.get(team)?.has(version)) return;
    const release = await store.find(TEAMS[team].package, version);
    if (release && satisfiesContract(CONTRACT_VERSION, release.contractVersion)) await accept(team, release);
  };

  const follow = async (team: Team) => {
    const name = TEAMS[team].package;
    try {
      const version = await sources[team].liveVersion();
      unreachable.delete(team);
      if (refused.get(team)?.has(version)) return await restoreLast(team);
      if (current.get(team)?.version === version) return await store.markInUse(name, version);
      const release = await store.adopt(name, version, sources[team]);
      if (satisfiesContract(CONTRACT_VERSION, release.contractVersion)) return await accept(team, release);
      refuse(team, version, `built against contract ${release.contractVersion}, this shell has ${CONTRACT_VERSION}`);
      await restoreLast(team);
    } catch (fault) {
      await restoreLast(team);
      if (fault instanceof UntrustedRelease) return rejectUntrusted(team, fault.message);
      if (!unreachable.has(team)) log.warn({ remote: name, reason: reasonOf(fault) }, 'no release from this remote');
      unreachable.add(team);
    }
  };

  /** Asked for again at every poll, since a signature can be added; said once. */
  const rejectUntrusted = (team: Team, reason: string) => {
    if (untrusted.has(team)) return;
    untrusted.add(team);
    log.error({ remote: TEAMS[team].package, reason }, 'release refused: only what its team signed is run');
  };

  const refuse = (team: Team, version: string, reason: string): Releases => {
    log.warn({ remote: TEAMS[team].package, version, reason }, 'release refused');
    refused.set(team, new Set(refused.get(team)).add(version));
    if (current.get(team)?.version === version) {
      const good = previous.get(team);
      if (good && good.version !== version) current.set(team, good);
      else current.delete(team);
    }
    return Object.fromEntries(current);
  };

  return {
    async poll() {
      await Promise.all(TEAM_NAMES.map(follow));
      return Object.fromEntries(current);
    },
    async confirm(releases) {
      await Promise.all(
        TEAM_NAMES.map(async (team) => {
          const version = releases[team]?.version;
          if (version) await store.markLive(TEAMS[team].package, version);
        }),
      );
    },
    refuse,
    refused: () => [...refused].flatMap(([team, versions]) => [...versions].map((version) => ({ team, version }))),
  };
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message;
}
