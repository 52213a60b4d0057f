import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { packageOf, type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { readPublicKey } from 'shared-contracts/server/release-signature';
import {
  CANARY_DECISIONS_FILE,
  type CanaryDecision,
  type CanaryDecisions,
  readCanaryDecisions,
} from '../canaries/canary-decisions.ts';
import {
  readSuspensions,
  SUSPENDED_CANARIES_FILE,
  type Suspension,
  type Suspensions,
  writeSuspensions,
} from '../canaries/suspended-canaries.ts';
import type { ReleaseKeys } from '../releases/release-keys.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import { httpReleaseSource, type ReleaseSource } from '../releases/release-source.ts';
import { JOINED_REMOTES_FILE, type JoinedRemotes, readJoinedRemotes } from './joined-remotes.ts';

/** The remotes of the store, which operators add and remove while the shell runs. */
export interface Remotes {
  /** Looks for changes. Those that cannot be read change nothing. */
  read(): Promise<void>;
  /** In the order of joining. */
  teams(): readonly Team[];
  sourceOf(team: Team): ReleaseSource;
  /** The keys that may sign its releases; none for a team that left. */
  keysOf(team: Team): readonly KeyObject[];
  /** Other sites that its pages may open their security policy to. */
  originsOf(team: Team): readonly string[];
  /** About its canary. */
  decisionOf(team: Team): CanaryDecision | undefined;
  /** Of its canary, by what browsers said. */
  suspensionOf(team: Team): Suspension | undefined;
  suspend(team: Team, suspension: Suspension): Promise<void>;
}

interface RemotesOptions {
  /** Origins of the remotes that the shell is started with, which cannot be removed while it runs. */
  readonly configured: Readonly<Record<Team, string>>;
  readonly keys: ReleaseKeys;
  /** The shell's data folder, where operators say who joined, and what becomes of a canary. */
  readonly folder: string;
  readonly log: Pick<ReleaseLog, 'error'>;
}

export function createRemotes({ configured, keys, folder, log }: RemotesOptions): Remotes {
  let joined: JoinedRemotes = {};
  let decisions: CanaryDecisions = {};
  let suspensions: Suspensions = {};
  const suspensionsFile = path.join(folder, SUSPENDED_CANARIES_FILE);
  let complaint = '';

  const joinedOf = (team: Team) => joined[packageOf(team)];

  return {
    async read() {
      try {
        joined = await readJoinedRemotes(path.join(folder, JOINED_REMOTES_FILE));
        decisions = await readCanaryDecisions(path.join(folder, CANARY_DECISIONS_FILE));
        suspensions = await readSuspensions(suspensionsFile);
        complaint = '';
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        // Once, not at every look.
        if (reason !== complaint) log.error({ folder, reason }, 'what operators say of the remotes cannot be read');
        complaint = reason;
      }
    },
    teams: () => [
      ...new Set([...Object.keys(configured), ...Object.keys(joined).flatMap((n) => teamOfPackage(n) ?? [])]),
    ],
    sourceOf: (team) => httpReleaseSource(joinedOf(team)?.origin ?? configured[team] ?? ''),
    keysOf(team) {
      const remote = joinedOf(team);
      if (!remote && !(team in configured)) return [];
      const own = (remote?.keys ?? []).map(readPublicKey).filter((key) => key !== null);
      return [...keys(team), ...own];
    },
    originsOf: (team) => joinedOf(team)?.allows ?? [],
    decisionOf: (team) => decisions[packageOf(team)],
    suspensionOf: (team) => suspensions[packageOf(team)],
    async suspend(team, suspension) {
      suspensions = { ...(await readSuspensions(suspensionsFile)), [packageOf(team)]: suspension };
      await writeSuspensions(suspensionsFile, suspensions);
    },
  };
}
