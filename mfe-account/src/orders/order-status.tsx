import { useWords } from 'shared-contracts';
import type { OrderStatusName } from 'shared-contracts/domain/constants';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import styles from './order-status.module.css';
import { ordersWords } from './words.ts';

const STATUS_WORDS = {
  Active: 'statusActive',
  InProgress: 'statusInProgress',
  Completed: 'statusCompleted',
  Returned: 'statusReturned',
  Refunded: 'statusRefunded',
} as const satisfies Record<OrderStatusName, string>;

/** A status that this release does not know is shown untranslated. */
export function OrderStatus({ name }: { readonly name: string }) {
  const t = useWords(ordersWords);
  const known = name in STATUS_WORDS ? (name as OrderStatusName) : undefined;
  return (
    <span className={`${badgeStyles.chip} ${known === 'Completed' ? styles.done : ''}`}>
      {known ? t(STATUS_WORDS[known]) : name}
    </span>
  );
}
