import { useReducer } from 'react';
import { type PageModule, withoutLanguage } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { packageOf, teamOf } from 'shared-contracts/remote/teams';
import { useLoaderData, useLocation } from 'shared-contracts/router';
import { ServedPage } from './served-page.tsx';
import { useShell } from './shell-context.tsx';

/** Renders the page module of the team that owns the route. */
export function PageSlot({ page }: { readonly page: RemoteModuleId }) {
  const { modules } = useShell();
  const data: unknown = useLoaderData();
  const { pathname } = useLocation();
  const [, showLoaded] = useReducer((times: number) => times + 1, 0);
  const loaded = (modules.loaded(page) as { readonly page?: PageModule } | undefined)?.page;
  const team = teamOf(page);
  const mark = { 'data-remote': packageOf(team), 'data-module': page, 'data-version': modules.versionOf(team) };
  // A page that is navigated to is loaded before it is shown.
  if (!loaded) return <ServedPage page={page} onLoaded={showLoaded} {...mark} />;
  return (
    <div {...mark}>
      {/* State is reset between products, but not by a change of language or colour. */}
      <loaded.Component key={loaded.subject?.(data) ?? withoutLanguage(pathname)} data={data} />
    </div>
  );
}
