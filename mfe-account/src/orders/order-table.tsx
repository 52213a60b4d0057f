import { links } from 'shared-contracts';
import type { OrderRow } from 'shared-contracts/domain/order-list';
import { IconButton } from 'shared-contracts/kit/button';
import { EyeIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { CardTable } from './card-table.tsx';
import { ItemPicture } from './item-picture.tsx';
import { OrderDate } from './order-date.tsx';
import type { OrdersTexts } from './order-labels.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './order-table.module.css';

const COLUMNS = ['orderNumber', 'orderDate', 'status', 'totalItems', 'total', 'detail'] as const;
/** Columns with aligned figures. */
const FIGURES: ReadonlySet<string> = new Set(['totalItems', 'total']);

interface OrderTableProps {
  readonly t: OrdersTexts;
  readonly orders: readonly OrderRow[];
  readonly chosenId: number | undefined;
  readonly onChoose: (order: OrderRow) => void;
}

/** On phones every row is a card. The eye button covers its whole row but the link. */
export function OrderTable({ t, orders, chosenId, onChoose }: OrderTableProps) {
  return (
    <CardTable
      columns={COLUMNS.map((column) => ({ name: t(column), hasFigures: FIGURES.has(column) }))}
      className={styles.table}
    >
      {orders.map((order) => (
        <tr key={order.id} data-chosen={order.id === chosenId || undefined}>
          <td data-label={t('orderNumber')}>
            <StoreLink to={links.order(order.number)} className={`${linkStyles.text} ${styles.number}`}>
              <bdi dir="ltr">{order.number}</bdi>
            </StoreLink>
            {order.items.length > 0 ? <FirstItems items={order.items} /> : null}
          </td>
          <td data-label={t('orderDate')}>
            <OrderDate at={order.placedAt} />
          </td>
          <td data-label={t('status')}>
            <OrderStatus status={order.status} isMadeToOrder={order.isMadeToOrder} />
          </td>
          <td data-label={t('totalItems')} className={tableStyles.number}>
            {order.units}
          </td>
          <td data-label={t('total')} className={tableStyles.number}>
            <Rupees amount={order.total} />
          </td>
          <td data-label={t('detail')}>
            <IconButton
              label={t('showItemsOf', { number: order.number })}
              aria-pressed={order.id === chosenId}
              onClick={() => onChoose(order)}
            >
              <EyeIcon size={22} />
            </IconButton>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function FirstItems({ items }: Pick<OrderRow, 'items'>) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, name, pictureUrl }) => (
        <li key={id} title={name}>
          <ItemPicture url={pictureUrl} alt={name} size="small" />
        </li>
      ))}
    </ul>
  );
}
