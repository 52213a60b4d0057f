import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { $cartLines, $isLoggedIn, $user, links, markCheckout, on, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { words } from '../words.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Requires a filled cart, then a login (PAY-01). */
export function GuardedCheckout() {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const user = useStore($user);
  // Checked once, when the page opens: a paid order empties the cart and redirects by itself.
  const [verdict] = useState(() => {
    if ($cartLines.get().length === 0) return 'empty';
    return $isLoggedIn.get() ? 'allowed' : 'logged-out';
  });

  // The shell redirects when a session expires, with a message and a way back.
  const expired = useRef(false);
  useEffect(
    () =>
      on('account:session-expired', () => {
        expired.current = true;
      }),
    [],
  );

  const hasLoggedOut = verdict === 'allowed' && user === null;
  const redirect = useEffectEvent(() => {
    if (verdict === 'empty') {
      toast.error(t('cartEmpty'), TOAST_MS.standard, 'cart');
      navigate(links.home(), { replace: true });
    } else if (verdict === 'logged-out') {
      markCheckout();
      navigate(links.login(), { replace: true });
    } else if (hasLoggedOut && !expired.current) {
      navigate(links.login(), { replace: true });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each verdict redirects once, whatever texts install late.
  useEffect(redirect, [verdict, hasLoggedOut]);

  return verdict === 'allowed' && user ? <Checkout user={user} /> : <CheckoutSkeleton />;
}
