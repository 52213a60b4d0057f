import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $cartLines, $isLoggedIn, $user, links, markCheckout, on, toast, useWords } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { words } from '../words.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Lets in whoever has something in the cart and is logged in, asked in this order (PAY-01). */
export function GuardedCheckout() {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const user = useStore($user);
  // Asked when the page opens; a paid order while it is open leads on by itself.
  const [verdict] = useState(() => {
    if ($cartLines.get().length === 0) return 'empty';
    return $isLoggedIn.get() ? 'welcome' : 'stranger';
  });

  // The shell leads away from an expired session itself, with a message and the way back.
  const expired = useRef(false);
  useEffect(
    () =>
      on('account:session-expired', () => {
        expired.current = true;
      }),
    [],
  );

  const hasLoggedOut = verdict === 'welcome' && user === null;
  useEffect(() => {
    if (verdict === 'empty') {
      toast.error(t('cartEmpty'));
      navigate(links.home(), { replace: true });
    } else if (verdict === 'stranger') {
      markCheckout();
      navigate(links.login(), { replace: true });
    } else if (hasLoggedOut && !expired.current) {
      navigate(links.login(), { replace: true });
    }
  }, [verdict, hasLoggedOut, navigate, t]);

  return verdict === 'welcome' && user ? <Checkout user={user} /> : <CheckoutSkeleton />;
}
