import { formatRupees, fromRupees } from 'shared-contracts/domain/money';

/** Rupees from the wire, written '₹1,234.00'; digits run left to right in every language. */
export function Rupees({ amount }: { readonly amount: number }) {
  return (
    <bdi dir="ltr" className="figures">
      {formatRupees(fromRupees(amount))}
    </bdi>
  );
}
