import { contractWords, useWords } from 'shared-contracts';
import { discountPercent } from '../contract/domain/discount.ts';
import { formatProductPrice, formatRupees, type Paise } from '../contract/domain/money.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: Paise;
  /** Shown struck through when it is higher. */
  readonly oldAmount?: Paise | null | undefined;
  /** 'product' writes 'Rs. 1,234.00' (card, product page, quick view), 'rupees' writes '₹1,234' (elsewhere). */
  readonly form?: 'product' | 'rupees';
  readonly size?: 'small' | 'normal' | 'large';
  /** A card has the percent off on its picture, and says 'No Discount' when nothing is off (CAT-07). */
  readonly onCard?: boolean;
}

/** A price row: price, struck old price, percent off. Digits run left to right in every language. */
export function Price({ amount, oldAmount, form = 'product', size = 'normal', onCard = false }: PriceProps) {
  const t = useWords(contractWords);
  const format = form === 'product' ? formatProductPrice : formatRupees;
  const percent = discountPercent(amount, oldAmount);
  return (
    <span className={`${styles.price} ${size === 'normal' ? '' : styles[size]}`}>
      <span className={styles.now}>
        <span className="visually-hidden">{`${t('price')} `}</span>
        <bdi dir="ltr">{format(amount)}</bdi>
      </span>
      {percent > 0 && oldAmount ? (
        <>
          <del className={styles.old}>
            <span className="visually-hidden">{`${t('oldPrice')} `}</span>
            <bdi dir="ltr">{format(oldAmount)}</bdi>
          </del>
          {!onCard && <span className={styles.off}>{t('percentOff', { n: percent })}</span>}
        </>
      ) : (
        onCard && <span className={styles.none}>{t('noDiscount')}</span>
      )}
    </span>
  );
}
