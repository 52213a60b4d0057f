import { NotFoundView } from '../layout/not-found.tsx';
import { useShell } from './shell-context.tsx';

/** A path that nobody owns (SH-11). */
export function NotFoundPage() {
  const { frame } = useShell();
  return <NotFoundView categories={frame.categories} />;
}
