import type { KeyObject } from 'node:crypto';
import { packageOf, type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { publicKeyText, readPublicKey } from 'shared-contracts/server/release-signature';
import type { CanaryDecision, Suspension } from '../canaries/canary-decisions.ts';
import { canonicalKey, type ReleaseKeys } from '../releases/release-keys.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import { httpReleaseSource, type ReleaseSource } from '../releases/release-source.ts';
import { changeDeclared, type Declared, type DeclaredPlace, NOTHING_DECLARED, readDeclared } from './declared.ts';

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
  /** Those that sign what is uploaded as a preview. */
  previewKeysOf(team: Team): readonly KeyObject[];
  /** About its canary. */
  decisionOf(team: Team): CanaryDecision | undefined;
  /** Of its canary, by what browsers said. */
  suspensionOf(team: Team): Suspension | undefined;
  suspend(team: Team, suspension: Suspension): Promise<void>;
  /** The version that it has whatever its live.json says, without a canary. */
  pinnedOf(team: Team): Declared['pinned'][string] | undefined;
  /** Origins of the store's shells, this one perhaps among them. */
  peers(): readonly string[];
}

interface RemotesOptions extends DeclaredPlace {
  /** Origins of the remotes that the shell is started with, which cannot be removed while it runs. */
  readonly configured: Readonly<Record<Team, string>>;
  readonly keys: ReleaseKeys;
  readonly log: Pick<ReleaseLog, 'error'>;
}

export function createRemotes({ configured, keys, folder, file, log }: RemotesOptions): Remotes {
  let declared = NOTHING_DECLARED;
  const unwritten = new Map<string, Suspension>();
  let complaint = '';

  const joinedOf = (team: Team) => declared.remotes[packageOf(team)];

  function unrevoked(keys: readonly (KeyObject | null)[]): KeyObject[] {
    const revoked = declared.revoked.map(canonicalKey);
    return keys.filter((key) => key !== null).filter((key) => !revoked.includes(publicKeyText(key)));
  }

  return {
    async read() {
      try {
        declared = await readDeclared({ folder, file });
        complaint = '';
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        // Once, not at every look.
        if (reason !== complaint)
          log.error({ folder: file || folder, reason }, 'what operators say of the remotes cannot be read');
        complaint = reason;
      }
    },
    teams: () => [
      ...new Set([...Object.keys(configured), ...Object.keys(declared.remotes).flatMap((n) => teamOfPackage(n) ?? [])]),
    ],
    sourceOf: (team) => httpReleaseSource(joinedOf(team)?.origin ?? configured[team] ?? ''),
    keysOf(team) {
      const remote = joinedOf(team);
      if (!remote && !(team in configured)) return [];
      return unrevoked([...keys(team), ...(remote?.keys ?? []).map(readPublicKey)]);
    },
    previewKeysOf: (team) => unrevoked((declared.previewKeys[packageOf(team)] ?? []).map(readPublicKey)),
    originsOf: (team) => joinedOf(team)?.allows ?? [],
    decisionOf: (team) => declared.canaries[packageOf(team)],
    suspensionOf: (team) => declared.suspended[packageOf(team)] ?? unwritten.get(packageOf(team)),
    async suspend(team, suspension) {
      const name = packageOf(team);
      try {
        await changeDeclared({ folder, file }, (before) => ({
          suspended: { ...before.suspended, [name]: suspension },
        }));
      } catch (fault) {
        // The folder may be there to read alone: the canary is suspended while this shell runs.
        unwritten.set(name, suspension);
        log.error({ err: fault, remote: name }, "a canary's suspension cannot be written");
      }
    },
    pinnedOf: (team) => declared.pinned[packageOf(team)],
    peers: () => declared.peers,
  };
}
