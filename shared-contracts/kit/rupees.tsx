import { formatRupees, type Paise } from '../contract/domain/money.ts';

/** '₹1,23,456', with `off` '−₹1,23,456'; left to right in every language. */
export function Rupees({ amount, off = false }: { readonly amount: Paise; readonly off?: boolean }) {
  return (
    <bdi dir="ltr" className="figures">
      {off ? '−' : ''}
      {formatRupees(amount)}
    </bdi>
  );
}
