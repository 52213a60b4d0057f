import type { Team } from 'shared-contracts/remote/teams';

/** One remote as a side loads it. */
export interface ComposedRemote {
  readonly version: string;
  /** Of shared-contracts, as its build says it. */
  readonly contractVersion: string;
  /** Web: URL of the remote's entry script. Node: absolute path of its entry in the release store. */
  readonly entry: string;
}

/** Which version of each remote a page is made of; a team that is missing is away. */
export interface Composition {
  /** Short name of exactly this set of versions. */
  readonly id: string;
  readonly remotes: Partial<Readonly<Record<Team, ComposedRemote>>>;
}
