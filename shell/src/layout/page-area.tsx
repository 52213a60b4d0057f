import type { ReactNode } from 'react';
import { defineIsland, withoutLanguage } from 'shared-contracts';
import { useLocation, useNavigation } from 'shared-contracts/router';
import { useDelayedTrue } from './use-delayed-true.ts';

/** A page that is there sooner replaces the one before it without a skeleton. Milliseconds. */
const SKELETON_AFTER_MS = 300;

/** Preloaded when somebody uses the page. */
export const TargetSkeleton = defineIsland({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './target-skeleton.tsx')).TargetSkeleton,
  unavailable: () => null,
});

/** The page, or while another one takes its time, that one's skeleton; the page stays mounted in case the other fails. */
export function PageArea({ children }: { readonly children: ReactNode }) {
  const here = useLocation();
  const { location: target = here } = useNavigation();
  const path = withoutLanguage(target.pathname);
  // Another colour of the product on screen changes it in place, and keeps scroll and focus.
  const isOther = path !== withoutLanguage(here.pathname) && !target.state?.inPlace;
  const isLate = useDelayedTrue(isOther, SKELETON_AFTER_MS);
  return (
    <>
      {isLate && <TargetSkeleton path={path} />}
      <div style={{ display: isLate ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}
