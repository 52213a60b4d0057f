import { useState } from 'react';
import { links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useLabels } from '../labels/use-labels.ts';
import { PostalAddress } from '../layout/postal-address.tsx';
import { orderDate } from '../orders/order-date.ts';
import { OrderItemTable } from '../orders/order-item-table.tsx';
import { ORDER_LABELS } from '../orders/order-labels.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import type { OrderDetail } from './order-detail.ts';
import { OrderHelp } from './order-help.tsx';
import { OrderMails } from './order-mails.tsx';
import type { OrderNotice } from './order-notice.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderRequests } from './order-requests.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderWords } from './words.ts';

interface OrderProps {
  readonly order: OrderDetail;
  readonly onReload: () => void;
  /** Reloads the order and shows the notice above it. */
  readonly onNotice: (notice: OrderNotice) => void;
}

export function Order({ order, onReload, onNotice }: OrderProps) {
  const t = useWords(orderWords);
  const labels = useLabels(ORDER_LABELS);
  return (
    <div className={styles.order}>
      <p className="muted">
        {t('placedOn', { date: orderDate(order.OrderDateUTC) })} ·{' '}
        <StoreLink to={links.orders()}>{t('backToOrders')}</StoreLink>
      </p>
      <OrderHelp orderNumber={order.OrderNumber} />
      <div className={styles.progress}>
        <OrderTimeline
          steps={order.Timeline}
          requests={order.Requests}
          delivery={order.Delivery}
          isPartlyRefunded={order.IsPartlyRefunded}
        />
        {order.Delivery ? <OrderDelivery delivery={order.Delivery} orderedUTC={order.OrderDateUTC} /> : null}
      </div>
      <OrderActions order={order} onNotice={onNotice} />
      {order.Requests.length > 0 ? <OrderRequests order={order} /> : null}
      <section aria-labelledby="order-items">
        <h2 id="order-items">{t('items')}</h2>
        <OrderItemTable t={labels} orderId={order.OrderId} items={order.Items} onStale={onReload} />
      </section>
      <div className={styles.facts}>
        <OrderSummary order={order} />
        <OrderPayment payment={order.Payment} />
        <Address order={order} onNotice={onNotice} />
        {order.Mails.length > 0 ? <OrderMails order={order} onNotice={onNotice} /> : null}
        {order.OrderNote ? (
          <section aria-labelledby="order-note">
            <h2 id="order-note">{t('orderNote')}</h2>
            <p>
              <bdi>{order.OrderNote}</bdi>
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
  const { DeliveryAddress: address, Items } = order;
  const isDelivered = Items.some((item) => !item.IsDigitalProduct);
  const lines = [
    address.Name,
    address.AddressLineOne,
    [address.CityName, address.PostalCode].filter(Boolean).join(' '),
    address.StateName,
    address.Phone,
  ];
  return (
    <section aria-labelledby="order-address">
      <h2 id="order-address">{t(isDelivered ? 'deliveryAddress' : 'billingAddress')}</h2>
      <PostalAddress lines={lines} />
      {order.CanChangeAddress ? (
        <div className={styles.change}>
          <Button kind="quiet" onClick={() => setIsChanging(true)}>
            {t('changeAddress')}
          </Button>
        </div>
      ) : null}
      {isChanging ? (
        <AddressDialog
          orderNumber={order.OrderNumber}
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
