import { links, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { PostalAddress } from '../frame/postal-address.tsx';
import { orderDate } from '../orders/order-date.ts';
import { OrderItemTable } from '../orders/order-item-table.tsx';
import { words } from '../words.ts';
import styles from './order.module.css';
import { OrderPayment } from './order-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export type OrderDetail = CallAnswer<typeof getOrderDetail>;

/** Status, items, totals, payment and address of an order. */
export function Order({ order, onReload }: { readonly order: OrderDetail; readonly onReload: () => void }) {
  const t = useWords(words);
  return (
    <div className={styles.order}>
      <p className="muted">
        {t('placedOn', { date: orderDate(order.OrderDateUTC) })} ·{' '}
        <StoreLink to={links.orders()}>{t('backToOrders')}</StoreLink>
      </p>
      <OrderTimeline steps={order.Timeline} />
      <section aria-labelledby="order-items">
        <h2 id="order-items">{t('items')}</h2>
        <OrderItemTable items={order.Items} onDownloadFailed={onReload} />
      </section>
      <div className={styles.facts}>
        <OrderSummary order={order} />
        <OrderPayment payment={order.Payment} />
        <DeliveryAddress address={order.DeliveryAddress} />
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

function DeliveryAddress({ address }: { readonly address: OrderDetail['DeliveryAddress'] }) {
  const t = useWords(words);
  const lines = [
    address.Name,
    address.AddressLineOne,
    [address.CityName, address.PostalCode].filter(Boolean).join(' '),
    address.StateName,
    address.Phone,
  ];
  return (
    <section aria-labelledby="order-address">
      <h2 id="order-address">{t('deliveryAddress')}</h2>
      <PostalAddress lines={lines} />
    </section>
  );
}
