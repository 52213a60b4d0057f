import { type PaymentHandOff, useWords } from 'shared-contracts';
import { formatRupees, fromRupees, timesPaise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import type { PricedCart, ReviewedLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './payment.module.css';

interface PriceChangesProps {
  /** As shown to the shopper. */
  readonly before: PaymentHandOff;
  /** At the current total. */
  readonly after: PaymentHandOff;
  readonly priced: PricedCart | undefined;
  readonly changed: readonly ReviewedLine[];
}

/** Old and new price of each changed line, discount, shipping and total (PAY-07). */
export function PriceChanges({ before, after, priced, changed }: PriceChangesProps) {
  const t = useWords(words);
  const discount = fromRupees(priced?.discount ?? 0);
  const shipping = fromRupees(priced?.shippingSubTotal ?? 0);
  return (
    <dl className={styles.totals}>
      {changed.map((item) => (
        <LineChange key={item.line.ProductId} item={item} />
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
          <Rupees amount={fromRupees(Number(before.amount))} />
        </s>
      </dd>
      <dt>{t('totalNow')}</dt>
      <dd>
        <Rupees amount={fromRupees(Number(after.amount))} />
      </dd>
    </dl>
  );
}

function LineChange({ item: { line, product, lineTotal, concern } }: { readonly item: ReviewedLine }) {
  const t = useWords(words);
  if (concern?.kind !== 'price-changed') return null;
  return (
    <>
      <dt>
        {t('times', { n: line.Quantity })} <CatalogueText text={(product ?? line).ProductName} />
      </dt>
      <dd>
        <s>
          <Rupees amount={timesPaise(concern.from, line.Quantity)} />
        </s>{' '}
        <Rupees amount={lineTotal} />
      </dd>
    </>
  );
}
