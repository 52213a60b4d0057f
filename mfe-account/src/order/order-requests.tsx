import { useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import type { OrderRequest } from 'shared-contracts/domain/refund';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { Facts } from '../layout/facts.tsx';
import { OrderDate } from '../orders/order-date.tsx';
import styles from './order-requests.module.css';
import { CancellationTerms, ReturnTerms, UnitList } from './request-terms.tsx';
import { orderWords } from './words.ts';

const STATE_WORDS = {
  open: 'requestOpen',
  accepted: 'requestAccepted',
  refused: 'requestRefused',
} as const satisfies Record<Exclude<OrderRequest['state'], 'done'>, string>;

const DONE_WORDS = {
  'on-its-way': 'requestDoneMoneyComes',
  returned: 'requestDoneMoneyBack',
} as const satisfies Record<NonNullable<OrderRequest['refund']>, string>;

function stateWord({ state, refund }: OrderRequest) {
  if (state !== 'done') return STATE_WORDS[state];
  return refund ? DONE_WORDS[refund] : 'requestDone';
}

interface OrderRequestsProps {
  readonly order: Pick<Order, 'requests' | 'items'>;
}

/** Requested cancellations and returns with their state (ACC-11). */
export function OrderRequests({ order }: OrderRequestsProps) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-requests">
      <h2 id="order-requests">{t('requests')}</h2>
      <ul className={styles.requests}>
        {order.requests.map((request) => (
          <li key={request.reference} className={surfaceStyles.card}>
            <RequestFacts request={request} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestFacts({ request, order }: OrderRequestsProps & { readonly request: OrderRequest }) {
  const t = useWords(orderWords);
  const { kind, terms, units } = request;
  const facts = [
    { name: t('requestReference'), value: <bdi dir="ltr">{request.reference}</bdi> },
    { name: t('requestDate'), value: <OrderDate at={request.at} /> },
    { name: t('requestState'), value: t(stateWord(request)) },
    ...(units.length > 0 && !terms
      ? [{ name: t('requestItems'), value: <UnitList units={units} items={order.items} /> }]
      : []),
    ...(request.reason ? [{ name: t('reason'), value: <bdi>{request.reason}</bdi> }] : []),
    ...(request.answer ? [{ name: t('requestAnswer'), value: <bdi>{request.answer}</bdi> }] : []),
  ];
  return (
    <>
      <h3>{t(kind === 'cancel' ? 'kindCancel' : 'kindReturn')}</h3>
      <Facts facts={facts} />
      {terms && kind === 'cancel' ? <CancellationTerms cancellation={terms} items={order.items} /> : null}
      {terms && kind === 'return' ? (
        <ReturnTerms terms={terms} items={order.items} isBack={request.state === 'done'} />
      ) : null}
    </>
  );
}
