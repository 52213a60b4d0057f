import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $isLoggedIn, $storageReady, $user, links, on, type User } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation } from 'shared-contracts/router';

/**
 * The logged-in user, or null. A visitor is redirected to /Login and returns after login (ACC-02); a logout, also in
 * another tab, redirects to /Login without a way back.
 */
export function useGuard(): User | null {
  const ready = useStore($storageReady);
  const isLoggedIn = useStore($isLoggedIn);
  const user = useStore($user);
  const { pathname, search } = useLocation();
  const navigate = useStoreNavigate();
  const wasLoggedIn = useRef(false);
  const redirected = useRef(false);

  // The shell redirects when a session ends, with a message and a way back when it has expired.
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
