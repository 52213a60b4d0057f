import { formatRupees, type Paise } from 'shared-contracts/domain/money';

/** '₹1,23,456.00', left to right in every language. */
export function Rupees({ amount }: { readonly amount: Paise }) {
  return (
    <bdi dir="ltr" className="figures">
      {formatRupees(amount)}
    </bdi>
  );
}
