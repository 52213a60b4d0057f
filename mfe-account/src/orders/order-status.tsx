import { useWords } from 'shared-contracts';
import type { OrderStatus as Status } from 'shared-contracts/domain/order-status';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import styles from './order-status.module.css';
import { ordersWords } from './words.ts';

/** A shopper's words for the observed statuses (PAY-18). */
const STATUS_WORDS = {
  confirmed: 'statusActive',
  'being-made': 'statusInProgress',
  dispatched: 'statusDispatched',
  delivered: 'statusCompleted',
  returned: 'statusReturned',
  refunded: 'statusRefunded',
  'partly-refunded': 'statusPartlyRefunded',
} as const satisfies Record<Extract<Status, string>, string>;

interface OrderStatusProps {
  readonly status: Status;
  /** What is in stock is only prepared. */
  readonly isMadeToOrder: boolean;
}

/** A status that this release does not know is shown untranslated. */
export function OrderStatus({ status, isMadeToOrder }: OrderStatusProps) {
  const t = useWords(ordersWords);
  const isMade = status === 'being-made' && isMadeToOrder;
  return (
    <span className={`${badgeStyles.chip} ${status === 'delivered' ? styles.done : ''}`}>
      {typeof status === 'string' ? t(isMade ? 'statusBeingMade' : STATUS_WORDS[status]) : status.unknown}
    </span>
  );
}
