import { contractWords, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { words } from '../words.ts';
import styles from './cart.module.css';

/** The server is unavailable: the cart shows its stored prices, which are checked again before payment. */
export function PricesUnchecked({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(words);
  const common = useWords(contractWords);
  return (
    <p className={styles.unchecked} role="status">
      {t('pricesUnchecked')}
      <Button kind="secondary" onClick={onRetry}>
        {common('retry')}
      </Button>
    </p>
  );
}
