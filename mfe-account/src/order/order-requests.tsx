import { useWords } from 'shared-contracts';
import type { OrderRequest, OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import { Facts } from '../frame/facts.tsx';
import { orderDate } from '../orders/order-date.ts';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-requests.module.css';
import { articleName } from './returnable-pieces.ts';
import { orderWords } from './words.ts';

const STATE_WORDS = {
  open: 'requestOpen',
  accepted: 'requestAccepted',
  refused: 'requestRefused',
  done: 'requestDone',
} as const satisfies Record<OrderRequestState, string>;

/** The cancellations and returns that were asked for, and what became of them (ACC-11). */
export function OrderRequests({ requests, items }: { requests: OrderDetail['Requests']; items: OrderDetail['Items'] }) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-requests">
      <h2 id="order-requests">{t('requests')}</h2>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.ReferenceNumber} className="card">
            <RequestFacts request={request} items={items} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestFacts({ request, items }: { readonly request: OrderRequest; readonly items: OrderDetail['Items'] }) {
  const t = useWords(orderWords);
  const pieces = request.Lines.map(({ OrderItemID, Quantity }) => (
    <span key={OrderItemID} className={styles.piece}>
      <bdi dir="ltr">
        {Quantity} × {articleName(items, OrderItemID)}
      </bdi>
    </span>
  ));
  const facts = [
    { name: t('requestReference'), value: <bdi dir="ltr">{request.ReferenceNumber}</bdi> },
    { name: t('requestState'), value: t(STATE_WORDS[request.State]) },
    { name: t('requestDate'), value: <RequestDate utc={request.AtUTC} /> },
    ...(pieces.length > 0 ? [{ name: t('requestPieces'), value: pieces }] : []),
    ...(request.Reason ? [{ name: t('reason'), value: <bdi>{request.Reason}</bdi> }] : []),
    ...(request.Answer ? [{ name: t('requestAnswer'), value: <bdi>{request.Answer}</bdi> }] : []),
  ];
  return (
    <>
      <h3>{t(request.Kind === 'cancel' ? 'kindCancel' : 'kindReturn')}</h3>
      <Facts facts={facts} />
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
