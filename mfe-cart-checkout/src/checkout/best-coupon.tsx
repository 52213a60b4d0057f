import { useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';
import styles from './coupon-box.module.css';
import { useBestCoupon } from './use-best-coupon.ts';

interface BestCouponProps {
  readonly cartJsonData: string;
  /** What the cart's goods cost. */
  readonly goods: Paise;
  readonly onApply: (code: string) => void;
}

/** Names the code that saves most on this order, and what it saves; one press applies it. */
export function BestCoupon({ cartJsonData, goods, onApply }: BestCouponProps) {
  const t = useWords(words);
  const text = useRupeesText();
  const best = useBestCoupon(cartJsonData, goods);
  if (!best) return null;
  return (
    <p className={styles.best}>
      {t('couponSaves', { code: best.code, amount: text(best.saving) })}{' '}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('applyCode', { code: best.code })}
        onClick={() => onApply(best.code)}
      >
        {t('apply')}
      </button>
    </p>
  );
}
