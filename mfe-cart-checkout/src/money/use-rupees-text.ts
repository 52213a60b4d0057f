import { useCallback } from 'react';
import { factsOf, useLanguage } from 'shared-contracts';
import { formatRupees, type Paise } from 'shared-contracts/domain/money';

/** An amount within a sentence. Isolated in Arabic, where its sign would move to the other side. */
export function useRupeesText(): (amount: Paise) => string {
  const { dir } = factsOf(useLanguage());
  return useCallback((amount) => (dir === 'rtl' ? `\u2066${formatRupees(amount)}\u2069` : formatRupees(amount)), [dir]);
}
