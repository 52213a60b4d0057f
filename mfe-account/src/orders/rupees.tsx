import { formatRupees, fromRupees } from 'shared-contracts/domain/money';

/** Rupees as the API sends them, as '₹1,234.00', with `off` '−₹1,234.00'; left to right in every language. */
export function Rupees({ amount, off = false }: { readonly amount: number; readonly off?: boolean }) {
  return (
    <bdi dir="ltr" className="figures">
      {off ? '−' : ''}
      {formatRupees(fromRupees(amount))}
    </bdi>
  );
}
