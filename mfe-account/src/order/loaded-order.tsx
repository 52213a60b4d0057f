import { links, useWords } from 'shared-contracts';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { TextSkeleton } from 'shared-contracts/ui/skeletons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { LoadFailed } from '../loading/load-failed.tsx';
import { useAnswer } from '../loading/use-answer.ts';
import { words } from '../words.ts';
import { Order } from './order.tsx';

/** Loads one of the shopper's orders; another person's order is as unknown as one that does not exist. */
export function LoadedOrder({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(words);
  const { loading, retry } = useAnswer(getOrderDetail, { OrderNumber: orderNumber });
  if (loading.kind === 'loading') return <TextSkeleton lines={10} />;
  if (loading.kind === 'loaded') return <Order order={loading.answer} onReload={retry} />;
  const { error } = loading;
  // 400: the number in the address is none that the store gives out.
  const unknown = error.kind === 'http' && [400, 403, 404].includes(error.status);
  if (!unknown) return <LoadFailed text={t('orderFailed')} onRetry={retry} />;
  return (
    <EmptyState title={t('orderNotFound')} picture="search">
      <StoreLink to={links.orders()} className="button button-secondary">
        {t('backToOrders')}
      </StoreLink>
    </EmptyState>
  );
}
