import { packageOf, type Team } from 'shared-contracts/remote/teams';
import { overlap } from 'shared-contracts/server/path-pattern';
import { declaredFaults, namedPath } from 'shared-contracts/server/release-faults';
import type { StoredRelease } from './stored-release.ts';

interface StoreRules {
  /** What the other teams run. */
  readonly others: ReadonlyMap<Team, StoredRelease>;
  /** Other sites that operators allow the team's pages. */
  readonly origins: readonly string[];
}

/** Why a release may not serve what it declares, given this store and the other remotes; null if it may. */
export function misfitDeclared(team: Team, release: StoredRelease, { others, origins }: StoreRules): string | null {
  const { pages = [] } = release.serves ?? {};
  const taken = pages.flatMap((page) => {
    const taker = namedPath(team, page) ? undefined : otherServing(team, page.path, others);
    return taker ? [`declares ${page.path}, which is ${packageOf(taker)}'s`] : [];
  });
  const foreign = pages.flatMap(({ path, origins: wanted = [] }) =>
    wanted
      .filter((origin) => !origins.includes(origin))
      .map((origin) => `declares ${path} with ${origin}, which operators do not allow`),
  );
  const faults = [...declaredFaults(team, release), ...taken, ...foreign];
  return faults.length > 0 ? faults.join('; ') : null;
}

function otherServing(team: Team, path: string, others: StoreRules['others']): Team | undefined {
  for (const [other, { serves }] of others)
    if (other !== team && serves?.pages.some((page) => overlap(page.path, path))) return other;
  return undefined;
}
