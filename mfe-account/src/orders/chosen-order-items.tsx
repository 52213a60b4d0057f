import { useEffect, useRef } from 'react';
import { links, Unavailable, useQuery } from 'shared-contracts';
import { getCustomerOrderHistoryDetail } from 'shared-contracts/api/get-customer-order-history-detail';
import type { OrderRow } from 'shared-contracts/domain/order-list';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './chosen-order-items.module.css';
import { OrderItemTable } from './order-item-table.tsx';
import type { OrdersTexts } from './order-labels.ts';

interface ChosenOrderItemsProps {
  readonly t: OrdersTexts;
  readonly order: OrderRow;
}

/** The items of the chosen order; scrolls into view once they are loaded (ACC-09). */
export function ChosenOrderItems({ t, order }: ChosenOrderItemsProps) {
  const { status, answer, refetch } = useQuery(getCustomerOrderHistoryDetail, { OrderId: order.id });
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = status !== 'pending';
  useEffect(() => {
    if (!isLoaded || !heading.current) return;
    heading.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    heading.current.focus({ preventScroll: true });
  }, [isLoaded]);

  return (
    <section aria-labelledby="chosen-order" className={styles.items}>
      <header className={styles.heading}>
        <h2 id="chosen-order" ref={heading} tabIndex={-1}>
          {t('itemsOf', { number: order.number })}
        </h2>
        <StoreLink to={links.order(order.number)} className={linkStyles.more}>
          {t('orderPage')}
        </StoreLink>
      </header>
      {status === 'pending' ? <TextSkeleton lines={4} /> : null}
      {status === 'error' ? <Unavailable text={t('itemsFailed')} onRetry={refetch} /> : null}
      {answer ? <OrderItemTable t={t} orderId={order.id} items={answer} onStale={refetch} /> : null}
    </section>
  );
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
