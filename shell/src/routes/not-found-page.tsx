import { NotFoundView } from '../layout/not-found.tsx';
import { useShell } from './shell-context.tsx';

/** For a path without a route (SH-11). */
export function NotFoundPage() {
  const { layout } = useShell();
  return <NotFoundView categories={layout.categories} />;
}
