import { useSite, useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { stateOfGstin } from 'shared-contracts/domain/gstin';
import { stateTaxOf } from 'shared-contracts/domain/state-tax';
import { Rupees } from 'shared-contracts/kit/rupees';
import { words } from '../words.ts';
import styles from './order-totals.module.css';

/** GST by rate: CGST and SGST within the store's state, else IGST. */
export function TaxBreakUp({ taxes }: Pick<CartPrices, 'taxes'>) {
  const t = useWords(words);
  // Both apply only in the store's state, so its registration decides between SGST and UTGST.
  const ofState = stateTaxOf(stateOfGstin(useSite().gstin)) === 'UTGST' ? 'utgst' : 'sgst';
  const parts = taxes.flatMap(({ rate, cgst, sgst, igst }) => [
    { name: t('cgst', { rate: rate / 2 }), amount: cgst },
    { name: t(ofState, { rate: rate / 2 }), amount: sgst },
    { name: t('igst', { rate }), amount: igst },
  ]);
  return (
    <dl className={styles.totals}>
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Rupees amount={amount} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
