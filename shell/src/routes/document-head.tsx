import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'shared-contracts/router';
import { useShell } from './shell-context.tsx';

/** Keeps the document's head true after a navigation; the first one is the server's. */
export function DocumentHead() {
  const { modules, frame } = useShell();
  const matches = useMatches();
  const { search, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const firstKey = useRef(key);
  useEffect(() => {
    if (!idle || key === firstKey.current) return;
    const leaves = matches.map((match) => ({ pathname: match.pathname, handle: match.handle, data: match.loaderData }));
    let current = true;
    // Only a navigation needs it; fetched ahead when the browser is idle.
    import('./navigated-head.ts').then(
      ({ showHead }) => current && showHead(leaves, modules, frame.site.storeName, search),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [idle, key, search, matches, modules, frame]);
  return null;
}
