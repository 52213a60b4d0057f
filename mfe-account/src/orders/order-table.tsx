import type { CallAnswer } from 'shared-contracts/api/call';
import type { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { fromRupees } from 'shared-contracts/domain/money';
import { IconButton } from 'shared-contracts/kit/button';
import { EyeIcon } from 'shared-contracts/kit/icons';
import { Rupees } from 'shared-contracts/kit/rupees';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { CardTable } from './card-table.tsx';
import { orderDate } from './order-date.ts';
import type { OrdersTexts } from './order-labels.ts';
import { OrderStatus, statusOf } from './order-status.tsx';
import styles from './order-table.module.css';

export type OrderRow = CallAnswer<typeof getCustomerOrderHistoryMaster>[number];

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
        <tr key={order.OrderId} data-chosen={order.OrderId === chosenId || undefined}>
          <td data-label={t('orderNumber')}>
            <bdi dir="ltr">{order.OrderNumber}</bdi>
          </td>
          <td data-label={t('orderDate')}>
            <time dateTime={order.OrderDateUTC} dir="ltr">
              {orderDate(order.OrderDateUTC)}
            </time>
          </td>
          <td data-label={t('status')}>
            <OrderStatus name={statusOf(order)} />
          </td>
          <td data-label={t('totalItems')} className={tableStyles.number}>
            {order.TotalItems}
          </td>
          <td data-label={t('total')} className={tableStyles.number}>
            <Rupees amount={fromRupees(order.OrderTotal)} />
          </td>
          <td data-label={t('detail')}>
            <IconButton
              label={t('showItemsOf', { number: order.OrderNumber })}
              aria-pressed={order.OrderId === chosenId}
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
