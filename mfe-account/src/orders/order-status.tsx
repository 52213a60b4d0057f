import { useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import type { OrderStatusName } from 'shared-contracts/domain/constants';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import styles from './order-status.module.css';
import { ordersWords } from './words.ts';

/** The API has no status for dispatched goods: it says 'InProgress'; nor for an order whose downloads stay sold. */
export type ShownStatus = OrderStatusName | 'Dispatched' | 'PartlyRefunded';

/** A shopper's words for the observed statuses (PAY-18). */
const STATUS_WORDS = {
  Active: 'statusActive',
  InProgress: 'statusInProgress',
  Dispatched: 'statusDispatched',
  Completed: 'statusCompleted',
  Returned: 'statusReturned',
  Refunded: 'statusRefunded',
  PartlyRefunded: 'statusPartlyRefunded',
} as const satisfies Record<ShownStatus, string>;

/** The status of an order in a list. */
export function statusOf(order: CallAnswer<typeof getCustomerOrderHistoryMaster>[number]): string {
  if (order.IsDispatched) return 'Dispatched' satisfies ShownStatus;
  return order.IsPartlyRefunded ? ('PartlyRefunded' satisfies ShownStatus) : order.LatestStatusName;
}

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
