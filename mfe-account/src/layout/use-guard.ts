import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $isLoggedIn, $storageReady, $user, links, on, type User } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation } from 'shared-contracts/router';

/**
 * The person logged in, or null while nobody is known to be: then the shopper is led to /Login and, after it,
 * back here (ACC-02). Someone who logs out, here or in another tab, is led there for good.
 */
export function useGuard(): User | null {
  const ready = useStore($storageReady);
  const isLoggedIn = useStore($isLoggedIn);
  const user = useStore($user);
  const { pathname, search } = useLocation();
  const navigate = useStoreNavigate();
  const wasLoggedIn = useRef(false);
  const redirected = useRef(false);

  // The shell leads away from a session that ended itself: from an expired one with a message and the way back.
  useEffect(() => {
    const note = () => {
      redirected.current = true;
    };
    const stops = [on('account:session-expired', note), on('account:logged-out', note)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    if (!ready || redirected.current) return;
    if (isLoggedIn) wasLoggedIn.current = true;
    else
      navigate(links.login(), {
        replace: true,
        ...(wasLoggedIn.current ? {} : { state: { from: `${pathname}${search}` } }),
      });
  }, [ready, isLoggedIn, pathname, search, navigate]);

  return ready && isLoggedIn ? user : null;
}
