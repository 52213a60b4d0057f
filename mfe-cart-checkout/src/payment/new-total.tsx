import { links, type PaymentHandOff, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { acceptPrices } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import { amountOf } from './amount-text.ts';
import styles from './payment.module.css';
import { PriceChanges } from './price-changes.tsx';
import { usePriceChanges } from './use-price-changes.ts';

interface NewTotalProps {
  readonly handOff: PaymentHandOff;
  /** The same purchase at the current total, with a new key. */
  readonly renewed: PaymentHandOff;
  readonly onAccept: (renewed: PaymentHandOff) => void;
}

/** The total has changed: the shopper must accept it before anything is paid (PAY-07). */
export function NewTotal({ handOff, renewed, onAccept }: NewTotalProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  const { prices, changed } = usePriceChanges(renewed);
  const accept = () => {
    acceptPrices(changed);
    onAccept(renewed);
  };
  return (
    <div className={styles.message} role="alert">
      <h2>{t('totalChanged')}</h2>
      <p className="muted">{t(renewed.CouponCode === handOff.CouponCode ? 'totalChangedText' : 'couponRemoved')}</p>
      <PriceChanges before={handOff} after={renewed} prices={prices} changed={changed} />
      <p className={styles.actions}>
        <Button kind="primary" onClick={accept}>
          {t('payTotal', { amount: rupees(amountOf(renewed)) })}
        </Button>
        <ButtonLink to={links.checkout()} kind="quiet">
          {t('backToCheckout')}
        </ButtonLink>
      </p>
    </div>
  );
}
