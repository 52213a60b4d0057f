import type { ApiClient } from 'shared-contracts';
import { packageOf, teamOf } from 'shared-contracts/remote/teams';
import type { createBrowserRouter } from 'shared-contracts/router';
import type { RemoteModules } from '../composition/remote-modules.ts';
import type { StoreRouteHandle } from '../routes/route-handle.ts';

export interface Visit {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly shellVersion: string;
}

export interface Place {
  readonly Remote: string;
  readonly Version: string;
  readonly Route: string;
}

/** The shown page by its route's pattern and its team's release: an address can name a person's order. */
export function whereIs({ modules, router, shellVersion }: Visit): Place {
  const leaf = router.state.matches.at(-1)?.route;
  const page = (leaf?.handle as StoreRouteHandle | undefined)?.page;
  if (!leaf || !page) return { Remote: 'shell', Version: shellVersion, Route: '/*' };
  const team = teamOf(page);
  return { Remote: packageOf(team), Version: modules.versionOf(team) ?? '', Route: leaf.id };
}
