import { useState } from 'react';
import { links, useWords } from 'shared-contracts';
import type { Order as OrderFacts } from 'shared-contracts/domain/order';
import { Button } from 'shared-contracts/kit/button';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useLabels } from '../labels/use-labels.ts';
import { PostalAddress } from '../layout/postal-address.tsx';
import { OrderItemTable } from '../orders/order-item-table.tsx';
import { ORDER_LABELS } from '../orders/order-labels.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderMails } from './order-mails.tsx';
import type { OrderNotice } from './order-notice.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderRequests } from './order-requests.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderWords } from './words.ts';

interface OrderProps {
  readonly order: OrderFacts;
  readonly onReload: () => void;
  /** Reloads the order and shows the notice above it. */
  readonly onNotice: (notice: OrderNotice) => void;
}

export function Order({ order, onReload, onNotice }: OrderProps) {
  const t = useWords(orderWords);
  const { date } = useDates();
  const labels = useLabels(ORDER_LABELS);
  return (
    <div className={styles.order}>
      <p className="muted">
        {t('placedOn', { date: date(order.placedAt) })} · <StoreLink to={links.orders()}>{t('backToOrders')}</StoreLink>
      </p>
      <OrderHelp orderNumber={order.number} />
      <div className={styles.progress}>
        <OrderTimeline order={order} />
        {order.delivery ? <OrderDelivery delivery={order.delivery} /> : null}
      </div>
      <OrderActions order={order} onNotice={onNotice} />
      {order.requests.length > 0 ? <OrderRequests order={order} /> : null}
      <section aria-labelledby="order-items">
        <h2 id="order-items">{t('items')}</h2>
        <OrderItemTable t={labels} orderId={order.id} items={order.items} onStale={onReload} />
      </section>
      <div className={styles.facts}>
        <OrderSummary order={order} />
        <OrderPayment payment={order.payment} />
        <Address order={order} onNotice={onNotice} />
        {order.mails.length > 0 ? <OrderMails order={order} onNotice={onNotice} /> : null}
        {order.note ? (
          <section aria-labelledby="order-note">
            <h2 id="order-note">{t('orderNote')}</h2>
            <p>
              <bdi>{order.note}</bdi>
            </p>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** The delivery address, or the billing address of an order of downloads only. */
function Address({ order, onNotice }: Pick<OrderProps, 'order' | 'onNotice'>) {
  const t = useWords(orderWords);
  const [isChanging, setIsChanging] = useState(false);
  const { address, items } = order;
  const isDelivered = items.some(({ download }) => !download);
  const lines = [
    address.name,
    address.line,
    [address.city, address.pincode].filter(Boolean).join(' '),
    address.state,
    address.phone,
  ];
  return (
    <section aria-labelledby="order-address">
      <h2 id="order-address">{t(isDelivered ? 'deliveryAddress' : 'billingAddress')}</h2>
      <PostalAddress lines={lines} />
      {order.canChangeAddress ? (
        <div className={styles.change}>
          <Button kind="quiet" onClick={() => setIsChanging(true)}>
            {t('changeAddress')}
          </Button>
        </div>
      ) : null}
      {isChanging ? (
        <AddressDialog
          orderNumber={order.number}
          onClose={() => setIsChanging(false)}
          onNotice={(notice) => {
            setIsChanging(false);
            onNotice(notice);
          }}
        />
      ) : null}
    </section>
  );
}
