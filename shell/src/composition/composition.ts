import type { Team } from 'shared-contracts/remote/teams';
import type { Serves } from 'shared-contracts/server/serves';

export interface ComposedRemote {
  readonly version: string;
  /** The version of shared-contracts that it was built against. */
  readonly contractVersion: string;
  /** Web: URL of the remote's entry script. Node: absolute path of its entry in the release store. */
  readonly entry: string;
  /** The entry script's integrity; web only. */
  readonly integrity?: string;
  /** What its release declares; absent where that is just what the contract names for the team. */
  readonly serves?: Serves;
}

/** The version of each remote of a page; a missing team is unavailable. */
export interface Composition {
  /** A hash of the releases' addresses. */
  readonly id: string;
  readonly remotes: Readonly<Record<Team, ComposedRemote>>;
}
