import { useState } from 'react';
import { $handOff, links, type PaymentHandOff, useWords } from 'shared-contracts';
import type { PaymentRefusal } from 'shared-contracts/domain/payment';
import { Button } from 'shared-contracts/kit/button';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { words } from '../words.ts';
import { NewTotal } from './new-total.tsx';
import styles from './payment.module.css';
import { RefusedItems } from './refused-items.tsx';
import { renewHandOff } from './renew-hand-off.ts';

interface RefusedProps {
  readonly handOff: PaymentHandOff;
  readonly refusal: PaymentRefusal;
  readonly onAccept: (changed: PaymentHandOff) => void;
}

/** Nothing is charged yet: the shopper accepts the new total or returns to the cart (PAY-07). */
export function Refused({ handOff, refusal, onAccept }: RefusedProps) {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const [renewed] = useState(() => renewHandOff(handOff, refusal));
  if (renewed) return <NewTotal handOff={handOff} renewed={renewed} onAccept={onAccept} />;

  const backToCart = () => {
    // A refused hand-off has no open payment: the next Pay Now needs a new key.
    $handOff.set(null);
    navigate(links.cart());
  };
  return (
    <div className={styles.message} role="alert">
      <h2>{t('orderChanged')}</h2>
      <p className="muted">{t(refusal.kind === 'mixed-up' ? 'purchaseMixedUp' : 'orderChangedText')}</p>
      {refusal.kind === 'items-changed' && <RefusedItems items={refusal.items} />}
      <Button kind="primary" onClick={backToCart}>
        {t('backToCart')}
      </Button>
    </div>
  );
}
