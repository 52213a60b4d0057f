import { useEffect, useState } from 'react';
import { $handOff, $isLoggedIn, $user, links, markCheckout, type PaymentHandOff } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { PaymentProgress } from './payment-progress.tsx';
import { Processing } from './processing.tsx';

/** Lets in whoever is logged in and comes from checkout; the rest go where they can go on (PAY-06). */
export function GuardedPayment() {
  const navigate = useStoreNavigate();
  const [mayPay] = useState(() => $isLoggedIn.get());
  // What was handed over when the page opened: settling a paid one empties the store while the page still shows it.
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
  const goOnWith = (changed: PaymentHandOff) => {
    $handOff.set(changed);
    setHandOff(changed);
  };
  return <PaymentProgress handOff={handOff} onAccept={goOnWith} />;
}

/** Checkout's hand-off, unless somebody else left it in this browser: their session may have ended on the way. */
function ownHandOff(): PaymentHandOff | null {
  const handOff = $handOff.get();
  return handOff?.UserID === $user.get()?.UserID ? handOff : null;
}
