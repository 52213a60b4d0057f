import { useWords } from 'shared-contracts';
import type { RefusedItem } from 'shared-contracts/domain/payment';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { words } from '../words.ts';
import { ItemNames } from './item-names.tsx';

export function RefusedItems({ items }: { readonly items: readonly RefusedItem[] }) {
  const t = useWords(words);
  return <ItemNames items={items} badge={(item) => <span className={badgeStyles.outOfStock}>{reasonOf(item)}</span>} />;

  function reasonOf({ reason, left }: RefusedItem): string {
    switch (reason) {
      case 'discontinued':
        return t('refusedUnknown');
      case 'out-of-stock':
        return left > 0 ? t('refusedLeft', { n: left }) : t('refusedSoldOut');
      case 'over-maximum':
        return t('refusedLimit');
    }
  }
}
