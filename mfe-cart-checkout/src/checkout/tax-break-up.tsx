import { useSite, useWords } from 'shared-contracts';
import { stateOfGstin } from 'shared-contracts/domain/gstin';
import { fromRupees } from 'shared-contracts/domain/money';
import { stateTaxOf } from 'shared-contracts/domain/state-tax';
import { Rupees } from '../money/rupees.tsx';
import type { PricedCart } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './order-totals.module.css';

/** The GST contained, by rate: halves for centre and state within the store's state, else one integrated tax. */
export function TaxBreakUp({ taxLines }: Pick<PricedCart, 'taxLines'>) {
  const t = useWords(words);
  // Halves are only levied where the store is, so its own registration says what the second one is called.
  const ofState = stateTaxOf(stateOfGstin(useSite().gstin)) === 'UTGST' ? 'utgst' : 'sgst';
  const parts = taxLines.flatMap(({ rate, cgst, sgst, igst }) => [
    { name: t('cgst', { rate: rate / 2 }), amount: fromRupees(cgst) },
    { name: t(ofState, { rate: rate / 2 }), amount: fromRupees(sgst) },
    { name: t('igst', { rate }), amount: fromRupees(igst) },
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
