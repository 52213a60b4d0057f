import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'shared-contracts/router';
import { applyHead } from './apply-head.ts';
import { resolveHead } from './page-head.ts';
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
    applyHead(resolveHead(leaves, modules, frame.site.storeName, search));
  }, [idle, key, search, matches, modules, frame]);
  return null;
}
