import { links, Unavailable, useQuery, useWords } from 'shared-contracts';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import type { OrderRow } from 'shared-contracts/domain/order-list';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { OrderDate } from '../orders/order-date.tsx';
import { OrderStatus } from '../orders/order-status.tsx';
import { words } from '../words.ts';
import styles from './overview.module.css';
import { Part } from './part.tsx';
import { overviewWords } from './words.ts';

const SHOWN = 3;

export function LastOrders({ userId }: { readonly userId: number }) {
  const t = useWords(overviewWords);
  const { status, answer, refetch } = useQuery(getCustomerOrderHistoryMaster, {
    UserId: userId,
    PageNo: 1,
    PageSize: SHOWN,
  });
  const hasOrders = answer !== undefined && answer.orders.length > 0;
  return (
    <Part
      title={t('lastOrders')}
      more={
        hasOrders && (
          <StoreLink to={links.orders()} className={linkStyles.more}>
            {t('allOrders')}
          </StoreLink>
        )
      }
    >
      {status === 'pending' && <TextSkeleton lines={SHOWN} />}
      {status === 'error' && <Unavailable text={t('lastOrdersFailed')} onRetry={refetch} />}
      {answer && (hasOrders ? <Orders orders={answer.orders} /> : <NoOrders />)}
    </Part>
  );
}

function Orders({ orders }: { readonly orders: readonly OrderRow[] }) {
  const t = useWords(overviewWords);
  return (
    <ul className={styles.orders}>
      {orders.slice(0, SHOWN).map((order) => (
        <li key={order.id}>
          <StoreLink to={links.order(order.number)} className={linkStyles.text}>
            {t('orderWithNumber', { number: order.number })}
          </StoreLink>
          <OrderDate at={order.placedAt} className="muted figures" />
          <OrderStatus status={order.status} isMadeToOrder={order.isMadeToOrder} />
          <Rupees amount={order.total} />
        </li>
      ))}
    </ul>
  );
}

function NoOrders() {
  const t = useWords(overviewWords);
  const common = useWords(words);
  return (
    <>
      <p className="muted">{t('noOrderYet')}</p>
      <p>
        <StoreLink to={links.allProducts()} className={linkStyles.more}>
          {common('startShopping')}
        </StoreLink>
      </p>
    </>
  );
}
