import { useStore } from '@nanostores/react';
import { $deliveryWay, localeOf, useLanguage, useWords } from 'shared-contracts';
import type { Card } from 'shared-contracts/domain/card';
import { dayText } from 'shared-contracts/domain/day-text';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { useArrival } from 'shared-contracts/kit/use-arrival';
import { cardWords } from './words.ts';

/** Whether it is in stock; to a remembered pincode, when it arrives. Both take the same line (CAT-30). */
export function Availability({ product: { stock, delivery } }: { readonly product: Card }) {
  const t = useWords(cardWords);
  const locale = localeOf(useLanguage());
  const arrival = useArrival(delivery, useStore($deliveryWay, { ssr: 'initial' }));
  if (stock === 'out') return <span className={badgeStyles.outOfStock}>{t('outOfStock')}</span>;
  const known = delivery?.makingDays ? t('madeToOrder') : t('inStock');
  return (
    <span className={badgeStyles.inStock}>{arrival ? t('arrivesBy', { day: dayText(arrival, locale) }) : known}</span>
  );
}
