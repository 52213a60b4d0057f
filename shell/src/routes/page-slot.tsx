import { type PageModule, withoutLanguage } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { TEAMS, teamOf } from 'shared-contracts/remote/teams';
import { useLoaderData, useLocation } from 'shared-contracts/router';
import { useShell } from './shell-context.tsx';

/** The region of the page that belongs to the team owning the path. */
export function PageSlot({ page }: { readonly page: RemoteModuleId }) {
  const { modules } = useShell();
  const data: unknown = useLoaderData();
  const { pathname } = useLocation();
  const loaded = (modules.loaded(page) as { readonly page?: PageModule } | undefined)?.page;
  if (!loaded) return null;
  const team = teamOf(page);
  return (
    <div data-remote={TEAMS[team].package} data-module={page} data-version={modules.versionOf(team)}>
      {/* Another product is another page, the same page in the other language is not: state lives by path. */}
      <loaded.Component key={withoutLanguage(pathname)} data={data} />
    </div>
  );
}
