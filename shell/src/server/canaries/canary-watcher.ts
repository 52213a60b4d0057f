import { packageOf, type Team } from 'shared-contracts/remote/teams';
import type { CanaryVersion, LiveVersion } from 'shared-contracts/server/release';
import { createRefusals, type Refusal } from '../releases/refusals.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { UnusableRelease } from '../releases/signed-release.ts';
import { isNamedBy, type StoredRelease } from '../releases/stored-release.ts';
import type { Suspension } from './canary-decisions.ts';

export interface CanaryRelease {
  readonly team: Team;
  readonly release: StoredRelease;
  /** Of the visitors, as live.json says. */
  readonly percent: number;
}

interface CanaryWatcherOptions {
  readonly store: Pick<ReleaseStore, 'markInUse' | 'withdraw'>;
  readonly log: ReleaseLog;
  readonly now: () => number;
  /** Copies a release that may run. */
  fetched(team: Team, named: LiveVersion): Promise<StoredRelease>;
  misfitIn(team: Team, release: StoredRelease): string | null;
  readonly suspensions: {
    of(team: Team): Suspension | undefined;
    add(team: Team, suspension: Suspension): Promise<void>;
  };
}

/** The one canary of the store (OPS-05): checked as a live release is, and withdrawn for good when it fails. */
export interface CanaryWatcher {
  /** Of all that are named, the one that began first is the store's; the others are refused until it is gone. */
  follow(named: ReadonlyMap<Team, CanaryVersion>): Promise<void>;
  current(): CanaryRelease | undefined;
  /** It does not run, perhaps because of a slow machine: it is tried again later. */
  refuse(canary: CanaryRelease, reason: string): void;
  /** Until its team publishes another one, also after a restart. */
  withdraw(canary: CanaryRelease, reason: string): Promise<void>;
  /** Until an operator resumes it, or its team publishes another one. */
  suspend(canary: CanaryRelease, reason: string): Promise<void>;
  /** It runs. */
  confirm(canary: CanaryRelease): void;
  /** Those that are named and do not run. */
  refused(): readonly Refusal[];
}

export function createCanaryWatcher(options: CanaryWatcherOptions): CanaryWatcher {
  const { store, log, now, fetched, misfitIn, suspensions } = options;
  const refusals = createRefusals({ log, now, message: 'canary refused' });
  let named: ReadonlyMap<Team, CanaryVersion> = new Map();
  let first: Team | undefined;
  let current: CanaryRelease | undefined;
  const suspended = new Set<Team>();

  const refuse: CanaryWatcher['refuse'] = ({ team, release }, reason) => {
    refusals.add(team, release, reason);
    if (current?.team === team && current.release.address === release.address) current = undefined;
  };

  async function tryRelease(team: Team, canary: CanaryVersion): Promise<void> {
    const { percent } = canary;
    const suspension = suspensions.of(team);
    if (suspension?.version === canary.version) {
      current = undefined;
      suspended.add(team);
      return refusals.add(team, canary, `it is suspended: ${suspension.reason}`);
    }
    // Resumed: no pause before it runs again.
    if (suspended.delete(team)) refusals.forget(team);
    const known = current && isNamedBy(current.release, canary) ? current.release : undefined;
    current = undefined;
    if (!known && !refusals.mayTry(team, canary)) return;
    try {
      const release = known ?? (await fetched(team, canary));
      const misfit = misfitIn(team, release);
      if (misfit) throw new UnusableRelease(misfit);
      // One that is known passes no pause up to here, in which it could be withdrawn.
      current = { team, release, percent };
      await store.markInUse(packageOf(team), release.address);
    } catch (fault) {
      current = undefined;
      refusals.add(team, canary, fault instanceof Error ? fault.message : String(fault));
    }
  }

  return {
    refuse,
    async follow(next) {
      for (const team of named.keys()) if (!next.has(team)) refusals.forget(team);
      named = next;
      const [earliest, ...later] = [...named].toSorted(([, one], [, other]) => began(one) - began(other));
      if (earliest?.[0] !== first) {
        first = earliest?.[0];
        current = undefined;
        // It was refused for another one.
        if (first) refusals.forget(first);
      }
      for (const [team, canary] of later)
        refusals.add(
          team,
          canary,
          `the store has one canary at a time, and that of ${packageOf(first ?? '')} began first`,
        );
      if (earliest) await tryRelease(...earliest);
    },
    current: () => current,
    async withdraw(canary, reason) {
      const [remote, { address, version }] = [packageOf(canary.team), canary.release];
      log.error({ remote, version, reason }, 'canary withdrawn');
      refuse(canary, reason);
      await store.withdraw(remote, address);
    },
    async suspend(canary, reason) {
      const { team, release } = canary;
      log.error({ remote: packageOf(team), version: release.version, reason }, 'canary suspended');
      suspended.add(team);
      refuse(canary, `it is suspended: ${reason}`);
      await suspensions.add(team, { version: release.version, reason });
    },
    confirm: ({ team, release }) => refusals.clear(team, release),
    refused: refusals.list,
  };
}

const began = ({ since }: CanaryVersion) => Date.parse(since);
