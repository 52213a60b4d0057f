import { defineIsland } from 'shared-contracts';
import { useShell } from './shell-context.tsx';

export const NotFoundView = defineIsland({ load: async () => (await import('../layout/not-found.tsx')).NotFoundView });

/** For a path without a route (SH-11). */
export function NotFoundPage() {
  const { layout } = useShell();
  return <NotFoundView categories={layout.categories} />;
}
