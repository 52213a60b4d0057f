import { useWords } from 'shared-contracts';
import type { OrderStatusName } from 'shared-contracts/domain/constants';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import styles from './order-status.module.css';
import { ordersWords } from './words.ts';

/** The API has no status for dispatched goods: it says 'InProgress'. */
export type ShownStatus = OrderStatusName | 'Dispatched';

/** A shopper's words for the observed statuses (PAY-18). */
const STATUS_WORDS = {
  Active: 'statusActive',
  InProgress: 'statusInProgress',
  Dispatched: 'statusDispatched',
  Completed: 'statusCompleted',
  Returned: 'statusReturned',
  Refunded: 'statusRefunded',
} as const satisfies Record<ShownStatus, string>;

/** A status that this release does not know is shown untranslated. */
export function OrderStatus({ name }: { readonly name: string }) {
  const t = useWords(ordersWords);
  const known = name in STATUS_WORDS ? (name as ShownStatus) : undefined;
  return (
    <span className={`${badgeStyles.chip} ${known === 'Completed' ? styles.done : ''}`}>
      {known ? t(STATUS_WORDS[known]) : name}
    </span>
  );
}
