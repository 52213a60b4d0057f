import { useWords } from 'shared-contracts';
import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import { fromRupees } from 'shared-contracts/domain/money';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';

export function useCouponFaultText(fault: CouponFault | null): string {
  const t = useWords(words);
  const rupees = useRupeesText();
  switch (fault?.reason) {
    case undefined:
      return '';
    case 'unknown':
      return t('couponInvalid');
    case 'expired':
      return t('couponExpired');
    case 'promotion':
      return t('couponBesidePromotion');
    case 'not-first-order':
      return t('couponFirstOrderOnly');
    case 'exhausted':
      return t('couponUsedUp');
    case 'below-minimum':
      return t('couponBelowMinimum', { missing: rupees(fromRupees(fault.missing ?? 0)) });
  }
}
