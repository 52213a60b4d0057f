import { type PaymentHandOff, useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { formatRupees, paise, timesPaise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import type { ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import { amountOf } from './amount-text.ts';
import styles from './payment.module.css';

const NOTHING = paise(0);

interface PriceChangesProps {
  /** As shown to the shopper. */
  readonly before: PaymentHandOff;
  /** At the current total. */
  readonly after: PaymentHandOff;
  readonly prices: CartPrices | undefined;
  readonly changed: readonly ReviewedLine[];
}

/** Old and new price of each changed line, discount, shipping and total (PAY-07). */
export function PriceChanges({ before, after, prices, changed }: PriceChangesProps) {
  const t = useWords(words);
  const { discount = NOTHING, shipping = NOTHING } = prices ?? {};
  return (
    <dl className={styles.totals}>
      {changed.map((item) => (
        <LineChange key={item.productId} item={item} />
      ))}
      {discount > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>
            <bdi dir="ltr">−{formatRupees(discount)}</bdi>
          </dd>
        </>
      )}
      {shipping > 0 && (
        <>
          <dt>{t('shipping')}</dt>
          <dd>
            <Rupees amount={shipping} />
          </dd>
        </>
      )}
      <dt>{t('totalWas')}</dt>
      <dd>
        <s>
          <Rupees amount={amountOf(before)} />
        </s>
      </dd>
      <dt>{t('totalNow')}</dt>
      <dd>
        <Rupees amount={amountOf(after)} />
      </dd>
    </dl>
  );
}

function LineChange({ item: { name, quantity, lineTotal, concern } }: { readonly item: ReviewedLine }) {
  const t = useWords(words);
  if (concern?.kind !== 'price-changed') return null;
  return (
    <>
      <dt>
        {t('times', { n: quantity })} <CatalogueText text={name} />
      </dt>
      <dd>
        <s>
          <Rupees amount={timesPaise(concern.from, quantity)} />
        </s>{' '}
        <Rupees amount={lineTotal} />
      </dd>
    </>
  );
}
