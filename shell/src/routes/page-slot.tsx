import { type PageModule, withoutLanguage } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { packageOf, teamOf } from 'shared-contracts/remote/teams';
import { useLoaderData, useLocation } from 'shared-contracts/router';
import { useShell } from './shell-context.tsx';

/** Renders the page module of the team that owns the route. */
export function PageSlot({ page }: { readonly page: RemoteModuleId }) {
  const { modules } = useShell();
  const data: unknown = useLoaderData();
  const { pathname } = useLocation();
  const loaded = (modules.loaded(page) as { readonly page?: PageModule } | undefined)?.page;
  if (!loaded) return null;
  const team = teamOf(page);
  return (
    <div data-remote={packageOf(team)} data-module={page} data-version={modules.versionOf(team)}>
      {/* State is reset between products, but not by a change of language or colour. */}
      <loaded.Component key={loaded.subject?.(data) ?? withoutLanguage(pathname)} data={data} />
    </div>
  );
}
