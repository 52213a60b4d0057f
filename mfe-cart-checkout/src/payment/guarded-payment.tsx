import { useEffect, useState } from 'react';
import { $handOff, $isLoggedIn, $user, links, markCheckout, type PaymentHandOff } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { PaymentProgress } from './payment-progress.tsx';
import { Processing } from './processing.tsx';

/** Requires a login and a hand-off from checkout; otherwise redirects to the login or the cart (PAY-06). */
export function GuardedPayment() {
  const navigate = useStoreNavigate();
  const [mayPay] = useState(() => $isLoggedIn.get());
  // Read once, when the page opens: settling a paid hand-off clears the store while the page still shows it.
  const [handOff, setHandOff] = useState(ownHandOff);

  useEffect(() => {
    if (!mayPay) {
      markCheckout();
      navigate(links.login(), { replace: true });
    } else if (!handOff) {
      navigate(links.cart(), { replace: true });
    }
  }, [mayPay, handOff, navigate]);

  if (!mayPay || !handOff) return <Processing />;
  const continueWith = (changed: PaymentHandOff) => {
    $handOff.set(changed);
    setHandOff(changed);
  };
  return <PaymentProgress handOff={handOff} onAccept={continueWith} />;
}

/** Ignores the hand-off of another person, whose session may have ended before they paid. */
function ownHandOff(): PaymentHandOff | null {
  const handOff = $handOff.get();
  return handOff?.UserID === $user.get()?.UserID ? handOff : null;
}
