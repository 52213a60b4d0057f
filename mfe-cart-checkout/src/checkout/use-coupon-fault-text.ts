import { useWords } from 'shared-contracts';
import type { CouponFault } from 'shared-contracts/domain/coupon';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';

/** 'Invalid coupon code', with the reason where there is one; '' for no fault. */
export function useCouponFaultText(fault: CouponFault | null): string {
  const t = useWords(words);
  const reason = useReason(fault);
  if (!fault) return '';
  return reason ? `${t('couponInvalid')}. ${reason}` : t('couponInvalid');
}

function useReason(fault: CouponFault | null): string {
  const t = useWords(words);
  const rupees = useRupeesText();
  switch (fault?.reason) {
    case undefined:
    case 'unknown':
      return '';
    case 'expired':
      return t('couponExpired');
    case 'promotion':
      return t('couponBesidePromotion');
    case 'not-first-order':
      return t('couponFirstOrderOnly');
    case 'exhausted':
      return t('couponUsedUp');
    case 'below-minimum':
      return t('couponBelowMinimum', { missing: rupees(fault.missing) });
  }
}
