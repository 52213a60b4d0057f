import type { OrderRow as RowAnswer } from '../api/shapes/order-row.ts';
import { type Instant, instantOf } from './instant.ts';
import { fromRupees, type Paise } from './money.ts';
import type { OrderItem } from './order-item.ts';
import { type OrderStatus, statusOf } from './order-status.ts';

/** An order in a list. */
export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly placedAt: Instant;
  readonly status: OrderStatus;
  /** Else it is packed from stock: its furniture is not being made. */
  readonly isMadeToOrder: boolean;
  /** The first of what it holds. */
  readonly items: readonly Pick<OrderItem, 'id' | 'name' | 'pictureUrl'>[];
  readonly units: number;
  readonly total: Paise;
}

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly OrderRow[];
  /** Of all pages. */
  readonly count: number;
}

export function orderPageOf(rows: readonly RowAnswer[]): OrderPage {
  return { orders: rows.map(orderRowOf), count: rows[0]?.TotalRecords ?? 0 };
}

function orderRowOf(row: RowAnswer): OrderRow {
  return {
    id: row.OrderId,
    number: row.OrderNumber,
    placedAt: instantOf(row.OrderDateUTC),
    status: row.IsDispatched ? 'dispatched' : statusOf(row.LatestStatusName, row.IsPartlyRefunded),
    isMadeToOrder: row.IsMadeToOrder ?? false,
    items: (row.Items ?? []).map(({ OrderItemID, ProductName, DefaultImageUrl }) => ({
      id: OrderItemID,
      name: ProductName,
      pictureUrl: DefaultImageUrl || undefined,
    })),
    units: row.TotalItems,
    total: fromRupees(row.OrderTotal),
  };
}
