import { useState } from 'react';
import { type ApiError, links, Unavailable, useQuery, useWords } from 'shared-contracts';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { Order } from './order.tsx';
import { type OrderNotice, OrderNoticeText } from './order-notice.tsx';
import { orderWords } from './words.ts';

/** Loads an order, and reloads it with a notice after a cancellation or return request. */
export function LoadedOrder({ orderNumber }: { readonly orderNumber: string }) {
  const { status, answer, error, refetch } = useQuery(getOrderDetail, { OrderNumber: orderNumber });
  const [notice, setNotice] = useState<OrderNotice>();
  const show = (next: OrderNotice) => {
    setNotice(next);
    refetch();
  };
  return (
    <>
      {notice ? <OrderNoticeText {...notice} /> : null}
      {status === 'pending' ? <TextSkeleton lines={10} /> : null}
      {answer ? <Order order={answer} onReload={refetch} onNotice={show} /> : null}
      {error ? <NoOrder error={error} onRetry={refetch} /> : null}
    </>
  );
}

/** Another person's order is shown as not found; any other failure offers Retry. */
function NoOrder({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useWords(orderWords);
  // 400: the number in the URL is malformed.
  const unknown = error.kind === 'http' && [400, 403, 404].includes(error.status);
  if (!unknown) return <Unavailable text={t('orderFailed')} onRetry={onRetry} />;
  return (
    <EmptyState title={t('orderNotFound')} picture="search">
      <ButtonLink to={links.orders()} kind="secondary">
        {t('backToOrders')}
      </ButtonLink>
    </EmptyState>
  );
}
