import { useWords } from 'shared-contracts';
import type { OrderRequest, OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { Facts } from '../layout/facts.tsx';
import { orderDate } from '../orders/order-date.ts';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-requests.module.css';
import { CancellationTerms, ReturnTerms, UnitList } from './request-terms.tsx';
import { orderWords } from './words.ts';

const STATE_WORDS = {
  open: 'requestOpen',
  accepted: 'requestAccepted',
  refused: 'requestRefused',
} as const satisfies Record<Exclude<OrderRequestState, 'done'>, string>;

const DONE_WORDS = {
  'on-its-way': 'requestDoneMoneyComes',
  returned: 'requestDoneMoneyBack',
} as const satisfies Record<NonNullable<OrderRequest['MoneyBack']>, string>;

function stateWord({ State, MoneyBack }: OrderRequest) {
  if (State !== 'done') return STATE_WORDS[State];
  return MoneyBack ? DONE_WORDS[MoneyBack] : 'requestDone';
}

interface OrderRequestsProps {
  readonly order: Pick<OrderDetail, 'Requests' | 'Items'>;
}

/** Requested cancellations and returns with their state (ACC-11). */
export function OrderRequests({ order }: OrderRequestsProps) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-requests">
      <h2 id="order-requests">{t('requests')}</h2>
      <ul className={styles.requests}>
        {order.Requests.map((request) => (
          <li key={request.ReferenceNumber} className={surfaceStyles.card}>
            <RequestFacts request={request} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestFacts({ request, order }: OrderRequestsProps & { readonly request: OrderRequest }) {
  const t = useWords(orderWords);
  const { Cancellation, Lines, Return } = request;
  const facts = [
    { name: t('requestReference'), value: <bdi dir="ltr">{request.ReferenceNumber}</bdi> },
    { name: t('requestDate'), value: <RequestDate utc={request.AtUTC} /> },
    { name: t('requestState'), value: t(stateWord(request)) },
    ...(Lines.length > 0 && !Return
      ? [{ name: t('requestItems'), value: <UnitList units={Lines} items={order.Items} /> }]
      : []),
    ...(request.Reason ? [{ name: t('reason'), value: <bdi>{request.Reason}</bdi> }] : []),
    ...(request.Answer ? [{ name: t('requestAnswer'), value: <bdi>{request.Answer}</bdi> }] : []),
  ];
  return (
    <>
      <h3>{t(request.Kind === 'cancel' ? 'kindCancel' : 'kindReturn')}</h3>
      <Facts facts={facts} />
      {Cancellation ? <CancellationTerms cancellation={Cancellation} items={order.Items} /> : null}
      {Return ? <ReturnTerms terms={Return} items={order.Items} isBack={request.State === 'done'} /> : null}
    </>
  );
}

function RequestDate({ utc }: { readonly utc: string }) {
  return (
    <time dateTime={utc} dir="ltr">
      {orderDate(utc)}
    </time>
  );
}
