import { useStore } from '@nanostores/react';
import { $deliveryDays, localeOf, useLanguage, useWords } from 'shared-contracts';
import type { Card } from 'shared-contracts/domain/card';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import { cardWords } from './words.ts';

/** Whether it is in stock; to a remembered pincode, when it arrives. Both take the same line (CAT-30). */
export function Availability({ product }: { readonly product: Card }) {
  const t = useWords(cardWords);
  const language = useLanguage();
  const now = useStoreNow();
  const days = useStore($deliveryDays, { ssr: 'initial' });
  if (product.stock === 'out') return <span className={badgeStyles.outOfStock}>{t('outOfStock')}</span>;
  const arrives = days !== null && !product.isDigital;
  return (
    <span className={badgeStyles.inStock}>
      {arrives ? t('arrivesBy', { day: dayText(daysFrom(now, days), localeOf(language)) }) : t('inStock')}
    </span>
  );
}
