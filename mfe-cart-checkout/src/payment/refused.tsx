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
import { WaitingLine } from './waiting-line.tsx';

interface RefusedProps {
  readonly handOff: PaymentHandOff;
  readonly refusal: PaymentRefusal;
  readonly onAccept: (changed: PaymentHandOff) => void;
  readonly onRetry: () => void;
}

/** Nothing is charged yet: the shopper accepts the new total or returns to the cart (PAY-07). */
export function Refused({ handOff, refusal, onAccept, onRetry }: RefusedProps) {
  const t = useWords(words);
  const navigate = useStoreNavigate();
  const [renewed] = useState(() => renewHandOff(handOff, refusal));
  const [isSoldOut, setSoldOut] = useState(false);
  const backToCart = () => {
    // A refused hand-off has no open payment: the next Pay Now needs a new key.
    $handOff.set(null);
    navigate(links.cart());
  };
  if (renewed) return <NewTotal handOff={handOff} renewed={renewed} onAccept={onAccept} />;
  if (refusal.kind === 'items-changed' && refusal.items.length > 0 && refusal.items.every((item) => item.isHeld)) {
    const line = {
      handOff,
      items: refusal.items,
      onTurn: onRetry,
      onSoldOut: () => setSoldOut(true),
      onLeave: backToCart,
    };
    if (!isSoldOut) return <WaitingLine {...line} />;
  }
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
