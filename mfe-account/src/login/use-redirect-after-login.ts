import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { $isLoggedIn, $storageReady, emit, links, logIn, takeCheckoutMarker, type User } from 'shared-contracts';
import { WAIT_MS } from 'shared-contracts/domain/constants';
import { useDelayedNavigation } from 'shared-contracts/kit/use-delayed-navigation';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';

/** 'stayed': logged in, but the shopper did something else during the wait and is not redirected. */
export type RedirectStage = 'form' | 'redirecting' | 'stayed';

interface RedirectAfterLogin {
  readonly stage: RedirectStage;
  /** Stores a successful login and redirects after the wait of ACC-02. */
  logInAs(user: User, token: string): void;
  /** Redirects now. */
  redirect(): void;
}

/**
 * Redirects after login and sign-up (ACC-02): to the checkout that was interrupted, else to the page that required
 * the login, else to `fallback`. A visitor who is already logged in is redirected at once.
 */
export function useRedirectAfterLogin(from: string | null, fallback: string): RedirectAfterLogin {
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const isLoggedIn = useStore($isLoggedIn);
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  // Set before the store changes: the effect below must not treat this login as an earlier one.
  const justLoggedIn = useRef(false);
  const redirected = useRef(false);

  function redirect() {
    if (redirected.current) return;
    redirected.current = true;
    navigate(takeCheckoutMarker() ? links.checkout() : (from ?? fallback), { replace: true });
  }

  const redirectNow = useEffectEvent(redirect);
  useEffect(() => {
    if (ready && isLoggedIn && !justLoggedIn.current) redirectNow();
  }, [ready, isLoggedIn]);

  const { start, isCancelled } = useDelayedNavigation(redirect, WAIT_MS.afterLogin);

  return {
    stage: isCancelled ? 'stayed' : isLoggingIn ? 'redirecting' : 'form',
    logInAs(user, token) {
      justLoggedIn.current = true;
      setIsLoggingIn(true);
      start();
      logIn(user, token);
      emit('account:logged-in', { userId: user.UserID });
    },
    redirect,
  };
}
