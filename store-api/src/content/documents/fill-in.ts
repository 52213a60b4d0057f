import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import { formatRupees, fromRupees } from 'shared-contracts/domain/money';

/** {percent}, {amount} and {code} of a text are its coupon's, so that no text contradicts it. */
export function fillIn(text: string, coupon: AdvertisedCoupon | null): string {
  if (!coupon) return text;
  const values: Readonly<Record<string, string>> = {
    percent: String(coupon.percent ?? ''),
    amount: coupon.amount === null ? '' : formatRupees(fromRupees(coupon.amount)),
    // Isolated: it has its own direction in an Arabic sentence.
    code: `\u2066${coupon.code}\u2069`,
  };
  return text.replace(/\{(percent|amount|code)\}/g, (_, key: string) => values[key] ?? '');
}
