import type { OrderRow } from 'shared-contracts/domain/order-list';
import { IconButton } from 'shared-contracts/kit/button';
import { EyeIcon } from 'shared-contracts/kit/icons';
import { Rupees } from 'shared-contracts/kit/rupees';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { CardTable } from './card-table.tsx';
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

/** On phones every row is a card. The eye button covers its whole row. */
export function OrderTable({ t, orders, chosenId, onChoose }: OrderTableProps) {
  return (
    <CardTable
      columns={COLUMNS.map((column) => ({ name: t(column), hasFigures: FIGURES.has(column) }))}
      className={styles.table}
    >
      {orders.map((order) => (
        <tr key={order.id} data-chosen={order.id === chosenId || undefined}>
          <td data-label={t('orderNumber')}>
            <bdi dir="ltr">{order.number}</bdi>
          </td>
          <td data-label={t('orderDate')}>
            <OrderDate at={order.placedAt} />
          </td>
          <td data-label={t('status')}>
            <OrderStatus status={order.status} />
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
