import { useEffect, useEffectEvent, useState } from 'react';
import {
  $handOff,
  $isLoggedIn,
  $user,
  links,
  markCheckout,
  type PaymentHandOff,
  readHandOff,
  useQuery,
} from 'shared-contracts';
import { getCheckoutDraft } from 'shared-contracts/api/get-checkout-draft';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { PaymentProgress } from './payment-progress.tsx';
import { Processing } from './processing.tsx';

/** Requires a login and a hand-off from checkout; otherwise redirects to the login or the cart (PAY-06). */
export function GuardedPayment() {
  const navigate = useStoreNavigate();
  const [mayPay] = useState(() => $isLoggedIn.get());
  // Read once, when the page opens: settling a paid hand-off clears the store while the page still shows it.
  const [handOff, setHandOff] = useState(() => ownHandOff($handOff.get()));
  const continueWith = (changed: PaymentHandOff) => {
    $handOff.set(changed);
    setHandOff(changed);
  };

  // A browser that has lost the hand-off resumes from the server's draft.
  const draft = useQuery(getCheckoutDraft, mayPay && !handOff ? {} : null);
  const resume = useEffectEvent(() => {
    const text = draft.answer?.handOff;
    const resumed = text ? ownHandOff(readHandOff(text)) : null;
    if (resumed) continueWith(resumed);
    else navigate(links.cart(), { replace: true });
  });
  useEffect(() => {
    if (draft.status !== 'pending') resume();
  }, [draft.status]);

  const logIn = useEffectEvent(() => {
    markCheckout();
    navigate(links.login(), { replace: true });
  });
  useEffect(() => {
    if (!mayPay) logIn();
  }, [mayPay]);

  if (!mayPay || !handOff) return <Processing />;
  return <PaymentProgress handOff={handOff} onAccept={continueWith} />;
}

/** Ignores the hand-off of another person, whose session may have ended before they paid. */
function ownHandOff(handOff: PaymentHandOff | null): PaymentHandOff | null {
  return handOff?.UserID === $user.get()?.UserID ? handOff : null;
}
