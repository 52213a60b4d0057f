import { defineIsland } from 'shared-contracts';
import { useLayout } from './shell-context.tsx';

export const NotFoundView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "not-found" */ '../layout/not-found.tsx')).NotFoundView,
});

/** For a path without a route (SH-11). */
export function NotFoundPage() {
  return <NotFoundView categories={useLayout().categories} />;
}
