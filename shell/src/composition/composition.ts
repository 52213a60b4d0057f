import type { Team } from 'shared-contracts/remote/teams';

export interface ComposedRemote {
  readonly version: string;
  /** The version of shared-contracts that it was built against. */
  readonly contractVersion: string;
  /** Web: URL of the remote's entry script. Node: absolute path of its entry in the release store. */
  readonly entry: string;
  /** Of the entry script; web only. */
  readonly integrity?: string;
}

/** The version of each remote of a page; a missing team is unavailable. */
export interface Composition {
  /** A hash of the releases' addresses. */
  readonly id: string;
  readonly remotes: Partial<Readonly<Record<Team, ComposedRemote>>>;
}
