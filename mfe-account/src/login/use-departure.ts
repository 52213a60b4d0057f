import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { $isLoggedIn, $storageReady, emit, links, logIn, takeCheckoutMarker, type User } from 'shared-contracts';
import { WAIT_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useWait } from './use-wait.ts';

/** 'here': logging in is still to do. 'leaving': done, sent on in a moment. 'stayed': done, but the shopper moved. */
export type DepartureStage = 'here' | 'leaving' | 'stayed';

interface Departure {
  readonly stage: DepartureStage;
  /** Stores a successful login and sends the shopper on after the wait of ACC-02. */
  arriveAs(user: User, token: string): void;
  /** Sends the shopper on now. */
  leave(): void;
}

/**
 * Where login and sign-up lead (ACC-02): to the checkout that was interrupted, else back to the page that asked
 * for a login, else to `fallback`. Whoever is logged in already is sent on at once.
 */
export function useDeparture(from: string | null, fallback: string): Departure {
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const isLoggedIn = useStore($isLoggedIn);
  const [stage, setStage] = useState<'here' | 'leaving'>('here');
  // Set before the store says so, or the visitor who just logged in would be taken for one who already was.
  const justLoggedIn = useRef(false);
  const left = useRef(false);

  function leave() {
    if (left.current) return;
    left.current = true;
    navigate(takeCheckoutMarker() ? links.checkout() : (from ?? fallback), { replace: true });
  }

  const sendOn = useEffectEvent(leave);
  useEffect(() => {
    if (ready && isLoggedIn && !justLoggedIn.current) sendOn();
  }, [ready, isLoggedIn]);

  const stayed = useWait(stage === 'leaving', WAIT_MS.afterLogin, leave);

  return {
    stage: stage === 'leaving' && stayed ? 'stayed' : stage,
    arriveAs(user, token) {
      justLoggedIn.current = true;
      setStage('leaving');
      logIn(user, token);
      emit('account:logged-in', { userId: user.UserID });
    },
    leave,
  };
}
