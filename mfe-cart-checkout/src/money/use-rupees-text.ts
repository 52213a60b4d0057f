import { useCallback } from 'react';
import { LANGUAGES, useLanguage } from 'shared-contracts';
import { formatRupees, type Paise } from 'shared-contracts/domain/money';

/** An amount for the middle of a sentence: in Arabic isolated, else its sign would move to the other side. */
export function useRupeesText(): (amount: Paise) => string {
  const { dir } = LANGUAGES[useLanguage()];
  return useCallback((amount) => (dir === 'rtl' ? `\u2066${formatRupees(amount)}\u2069` : formatRupees(amount)), [dir]);
}
