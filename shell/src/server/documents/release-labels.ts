import type { StorePath } from 'shared-contracts/remote/store-paths';
import { packageOf, teamOf } from 'shared-contracts/remote/teams';
import type { SpanFacts } from 'shared-contracts/server-kit/tracing/tracing';
import type { Composed } from '../rendering/composed.ts';

/** By which metrics, log lines and spans name whose page a document is. @param storePath null without a route */
export function releaseLabels(composed: Composed, storePath: Pick<StorePath, 'page'> | null, shellVersion: string) {
  const team = storePath && teamOf(storePath.page);
  return team
    ? { remote: packageOf(team), version: composed.releases[team]?.version ?? '', team }
    : { remote: 'shell', version: shellVersion, team: 'shell' };
}

export function releaseFacts(
  composed: Composed,
  storePath: Pick<StorePath, 'page'> | null,
  shellVersion: string,
): SpanFacts {
  const { remote, version, team } = releaseLabels(composed, storePath, shellVersion);
  return {
    'store.composition': composed.web.id,
    'store.remote': remote,
    'store.version': version,
    'store.team': team,
  };
}
