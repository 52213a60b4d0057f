import { CONTRACT_TEAMS, packageOf, type Team } from 'shared-contracts/remote/teams';
import { type BuiltAgainst, misfitOf } from 'shared-contracts/server/misfit';
import type { CanaryVersion, LiveVersion } from 'shared-contracts/server/release';
import { decided } from '../canaries/canary-decisions.ts';
import { type CanaryWatcher, createCanaryWatcher } from '../canaries/canary-watcher.ts';
import { misfitDeclared } from '../releases/misfit-declared.ts';
import { createRefusals, type Refusal } from '../releases/refusals.ts';
import { keyId } from '../releases/release-keys.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { UnusableRelease } from '../releases/signed-release.ts';
import { isNamedBy, type Releases, type StoredRelease } from '../releases/stored-release.ts';
import type { Remotes } from './remotes.ts';

interface ReleaseWatcherOptions {
  /** What the shell's build brings. */
  readonly shell: BuiltAgainst;
  readonly remotes: Pick<
    Remotes,
    'read' | 'teams' | 'sourceOf' | 'originsOf' | 'decisionOf' | 'pinnedOf' | 'suspensionOf' | 'suspend'
  >;
  readonly store: ReleaseStore;
  readonly log: ReleaseLog;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface ReleaseWatcher {
  /** Queries every source once. Returns the newest usable release of each team that has one. */
  poll(): Promise<Releases>;
  /**
   * Verifies the stored copies again. An altered one is copied again, or left out until it can be. Called before every
   * start of a renderer.
   */
  verified(releases: Releases): Promise<Releases>;
  /** Records that these releases run together: a later start falls back on them. */
  confirm(releases: Releases): Promise<void>;
  /** Replaces a release that does not run by the last good one. It is tried again later, while it is live. */
  refuse(team: Team, release: StoredRelease, reason: string): Promise<Releases>;
  /** The release that would run instead of the one that does. */
  predecessor(team: Team): Promise<StoredRelease | undefined>;
  /** Refuses a release that ran until its team publishes another one, also after a restart (OPS-14). */
  rollBack(team: Team, release: StoredRelease, reason: string): Promise<Releases>;
  /** A release that may run in this store, live or not. Rejects with the reason why another may not. */
  examined(team: Team, named: LiveVersion, source: ReleaseSource): Promise<StoredRelease>;
  /** Why a release may not run in this store, whoever signed it; null if it may. */
  unfit(team: Team, release: StoredRelease): string | null;
  /** Live releases that this shell does not run, for metrics and readiness. */
  refused(): readonly Refusal[];
  /** Teams whose remote did not answer when it was asked last. */
  unreachable(): readonly Team[];
  /** Followed by `poll`, too. */
  readonly canary: Omit<CanaryWatcher, 'follow'>;
}

/** At a start, a remote that does not answer within this runs with its last release, if one is stored. */
const START_TIMEOUT_MS = 1000;

const REVOKED = 'the key that signed it is not trusted any more';

/** Follows the live release of each remote; falls back on the last good one. */
export function createReleaseWatcher(options: ReleaseWatcherOptions): ReleaseWatcher {
  const { shell, remotes, store, log, now = Date.now } = options;
  const current = new Map<Team, StoredRelease>();
  const previous = new Map<Team, StoredRelease>();
  const unreachable = new Set<Team>();
  /** What each remote's live.json said last. */
  const named = new Map<Team, LiveVersion>();
  const refusals = createRefusals({ log, now });

  let hasPolled = false;

  const running = (): Releases => Object.fromEntries([...current].toSorted(([one], [other]) => (one < other ? -1 : 1)));

  const unfit = (team: Team, release: StoredRelease): string | null =>
    misfitOf(release, shell) ?? misfitDeclared(team, release, { others: current, origins: remotes.originsOf(team) });

  const misfitIn = (team: Team, release: StoredRelease): string | null =>
    store.trusts(release) ? unfit(team, release) : REVOKED;

  const accept = async (team: Team, release: StoredRelease) => {
    const name = packageOf(team);
    const before = current.get(team);
    if (before && !refusals.covers(team, before)) previous.set(team, before);
    current.set(team, release);
    await store.markInUse(name, release.address);
    await store.prune(name);
    const { version, address, signedBy } = release;
    log.info({ remote: name, version, address, key: signedBy && keyId(signedBy) }, 'release adopted');
  };

  /** Falls back on what ran last. What ran under a shell of another version, and not under this one, is passed over. */
  const restoreLast = async (team: Team) => {
    if (current.has(team)) return;
    const name = packageOf(team);
    const misfits: [StoredRelease, reason: string][] = [];
    const withdrawn = await store.withdrawn(name);
    for (const address of await store.haveRun(name)) {
      // A shell that shares the folder may have rolled it back.
      if (withdrawn.includes(address)) continue;
      const release = await store.find(name, address);
      // Deleted by now, or altered.
      if (!release) continue;
      const misfit = misfitIn(team, release);
      if (!misfit) return refusals.covers(team, release) ? undefined : accept(team, release);
      misfits.push([release, misfit]);
    }
    const [latest] = misfits;
    if (latest && !refusals.covers(team, latest[0])) refusals.add(team, ...latest);
  };

  const fetched = async (team: Team, live: LiveVersion, source = remotes.sourceOf(team)) => {
    const name = packageOf(team);
    const release = await store.adopt(name, live, source);
    if ((await store.withdrawn(name)).includes(release.address)) throw new UnusableRelease('it was rolled back');
    return release;
  };

  const suspensions = { of: remotes.suspensionOf, add: remotes.suspend };
  const canary = createCanaryWatcher({ store, log, now, fetched, misfitIn, suspensions });

  /** A version that is live already is not counted as a canary. */
  const canariesNamed = (): [Team, CanaryVersion][] =>
    [...named].flatMap(([team, published]) => {
      const { canary: wanted } = decided(published, remotes.decisionOf(team));
      const live = current.get(team);
      return wanted && !(live && isNamedBy(live, wanted)) ? [[team, wanted]] : [];
    });

  const adopt = async (team: Team, live: LiveVersion) => {
    const before = current.get(team);
    if (before && isNamedBy(before, live)) return;
    const release = await fetched(team, live);
    // Last, without a pause before it is accepted: another team may declare the same path at the same time.
    const misfit = misfitIn(team, release);
    if (misfit) throw new UnusableRelease(misfit);
    await accept(team, release);
  };

  const follow = async (team: Team) => {
    const name = packageOf(team);
    let live: LiveVersion | undefined;
    try {
      const canWait = hasPolled || (await store.haveRun(name)).length === 0;
      const published =
        remotes.pinnedOf(team) ?? (await remotes.sourceOf(team).live(canWait ? undefined : START_TIMEOUT_MS));
      named.set(team, published);
      live = decided(published, remotes.decisionOf(team));
      unreachable.delete(team);
      if (refusals.mayTry(team, live)) await adopt(team, live);
      else await restoreLast(team);
    } catch (fault) {
      if (live && fault instanceof UnusableRelease) refusals.add(team, live, fault.message);
      else if (!unreachable.has(team))
        log.warn({ remote: name, reason: reasonOf(fault) }, 'no release from this remote');
      if (!(fault instanceof UnusableRelease)) unreachable.add(team);
      await restoreLast(team);
    }
    // It is still used if its remote is unavailable or no longer names it.
    const followed = current.get(team);
    if (followed) await store.markInUse(name, followed.address);
  };

  const forget = (team: Team) => {
    for (const known of [current, previous, unreachable, named]) known.delete(team);
    refusals.forget(team);
    log.info({ remote: packageOf(team) }, 'remote left');
  };

  const refuse: ReleaseWatcher['refuse'] = async (team, release, reason) => {
    refusals.add(team, release, reason);
    if (current.get(team)?.address === release.address) {
      const good = previous.get(team);
      if (good && !refusals.covers(team, good) && !misfitIn(team, good)) current.set(team, good);
      else current.delete(team);
      await restoreLast(team);
    }
    return running();
  };

  return {
    refuse,
    async poll() {
      await remotes.read();
      const teams = remotes.teams();
      for (const team of current.keys()) if (!teams.includes(team)) forget(team);
      for (const [team, release] of current) if (!store.trusts(release)) await refuse(team, release, REVOKED);
      const mayMeet = hasPolled ? [] : teams.filter((team) => !CONTRACT_TEAMS.some((each) => each === team));
      await Promise.all(teams.filter((team) => !mayMeet.includes(team)).map(follow));
      // After a start: the one that joined first keeps a path that another one declares, too.
      for (const team of mayMeet) await follow(team);
      hasPolled = true;
      await canary.follow(new Map(canariesNamed()));
      return running();
    },
    async verified(releases) {
      const good: [Team, StoredRelease][] = [];
      for (const [team, release] of Object.entries(releases)) {
        const name = packageOf(team);
        try {
          const content = release.address.split('~')[1];
          good.push([team, await store.adopt(name, { version: release.version, content }, remotes.sourceOf(team))]);
        } catch (fault) {
          current.delete(team);
          refusals.add(team, release, `its copy was altered, and cannot be made again: ${reasonOf(fault)}`);
        }
      }
      return Object.fromEntries(good);
    },
    async confirm(releases) {
      for (const [team, release] of Object.entries(releases)) {
        refusals.clear(team, release);
        await store.markLive(packageOf(team), release.address);
      }
    },
    async predecessor(team) {
      const name = packageOf(team);
      const live = current.get(team)?.address;
      for (const address of await store.haveRun(name)) {
        const release = address === live ? null : await store.find(name, address);
        if (release && !misfitIn(team, release) && !refusals.covers(team, release)) return release;
      }
      return undefined;
    },
    async examined(team, wanted, source) {
      const release = await fetched(team, wanted, source);
      const misfit = misfitIn(team, release);
      if (misfit) throw new UnusableRelease(misfit);
      await store.markInUse(packageOf(team), release.address);
      return release;
    },
    async rollBack(team, release, reason) {
      await store.withdraw(packageOf(team), release.address);
      log.error({ remote: packageOf(team), version: release.version, reason }, 'release rolled back');
      return refuse(team, release, reason);
    },
    unfit,
    refused: refusals.list,
    unreachable: () => [...unreachable],
    canary,
  };
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message;
}
