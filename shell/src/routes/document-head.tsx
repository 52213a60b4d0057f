import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'shared-contracts/router';
import { useShell } from './shell-context.tsx';

/** Updates the document's head after a navigation; the server writes that of the first page. */
export function DocumentHead() {
  const { modules, layout } = useShell();
  const matches = useMatches();
  const { search, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const firstKey = useRef(key);
  const hasLeft = useRef(false);
  useEffect(() => {
    // Back to the first page is a navigation too.
    hasLeft.current ||= key !== firstKey.current;
    if (!idle || !hasLeft.current) return;
    const leaves = matches.map((match) => ({ pathname: match.pathname, handle: match.handle, data: match.loaderData }));
    let current = true;
    // Only a navigation needs it; preloaded when somebody uses the page.
    import(/* webpackChunkName: "overlays" */ './navigated-head.ts').then(
      ({ showHead }) => current && showHead(leaves, modules, layout, search),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [idle, key, search, matches, modules, layout]);
  return null;
}
