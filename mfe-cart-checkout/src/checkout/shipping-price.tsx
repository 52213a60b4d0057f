import { useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { words } from '../words.ts';

export function ShippingPrice({ amount }: { readonly amount: Paise }) {
  const t = useWords(words);
  return amount === 0 ? <span className={badgeStyles.inStock}>{t('free')}</span> : <Rupees amount={amount} />;
}
