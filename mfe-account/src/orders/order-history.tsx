import { useState } from 'react';
import { links, Unavailable, useQuery, useWords } from 'shared-contracts';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import type { OrderRow } from 'shared-contracts/domain/order-list';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useSearchParams } from 'shared-contracts/router';
import { useLabels } from '../labels/use-labels.ts';
import { words } from '../words.ts';
import { ChosenOrderItems } from './chosen-order-items.tsx';
import { ORDER_LABELS } from './order-labels.ts';
import { OrderPages } from './order-pages.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersWords } from './words.ts';

const PAGE_SIZE = 10;

/** A page of orders, newest first, with the items of the chosen one below. */
export function OrderHistory({ userId }: { readonly userId: number }) {
  const t = useLabels(ORDER_LABELS);
  const page = pageNumber(useSearchParams()[0].get('page'));
  const request = { UserId: userId, PageNo: page, PageSize: PAGE_SIZE };
  const { status, answer, refetch } = useQuery(getCustomerOrderHistoryMaster, request);
  const [chosen, setChosen] = useState<OrderRow>();

  if (status === 'pending') return <TextSkeleton lines={8} />;
  if (status === 'error') return <Unavailable text={t('ordersFailed')} onRetry={refetch} />;
  const { orders, count } = answer;
  if (count === 0) return page === 1 ? <NoOrdersYet /> : <NothingOnThisPage />;
  const shown = orders.find(({ id }) => id === chosen?.id);
  return (
    <>
      <OrderTable t={t} orders={orders} chosenId={shown?.id} onChoose={setChosen} />
      <OrderPages page={page} pages={Math.ceil(count / PAGE_SIZE)} />
      {shown ? <ChosenOrderItems key={shown.id} t={t} order={shown} /> : null}
    </>
  );
}

function NoOrdersYet() {
  const t = useWords(ordersWords);
  const common = useWords(words);
  return (
    <EmptyState title={t('noOrders')} picture="box">
      <ButtonLink to={links.allProducts()} kind="primary">
        {common('startShopping')}
      </ButtonLink>
    </EmptyState>
  );
}

function NothingOnThisPage() {
  const t = useWords(ordersWords);
  return (
    <EmptyState title={t('noOrdersHere')} picture="box">
      <ButtonLink to={links.orders()} kind="secondary">
        {t('firstPage')}
      </ButtonLink>
    </EmptyState>
  );
}

function pageNumber(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
