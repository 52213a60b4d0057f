import type { OrderItem as ItemAnswer } from '../api/shapes/order-item.ts';
import { ORDER_STATUS } from './constants.ts';
import { fromRupees, type Paise } from './money.ts';

/** Whether a digital item can be downloaded, and if not, why (ACC-10). */
export type Download =
  | { readonly state: 'open'; readonly token: string }
  | { readonly state: 'later' | 'being-prepared' | 'closed' };

export interface OrderItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly total: Paise;
  /** Of a digital item. */
  readonly download?: Download | undefined;
}

export function orderItemOf(item: ItemAnswer): OrderItem {
  return {
    id: item.OrderItemID,
    productId: item.ProductId,
    name: item.ProductName,
    pictureUrl: item.DefaultImageUrl || undefined,
    unitPrice: fromRupees(item.Price),
    quantity: item.Quantity,
    total: fromRupees(item.OrderItemTotal),
    download: item.IsDigitalProduct ? downloadOf(item) : undefined,
  };
}

function downloadOf({ LatestStatusID, ShippingStatusID, DownloadToken }: ItemAnswer): Download {
  const isCompleted = [LatestStatusID, ShippingStatusID].includes(ORDER_STATUS.Completed);
  if (isCompleted && DownloadToken) return { state: 'open', token: DownloadToken };
  if (LatestStatusID === ORDER_STATUS.Returned || LatestStatusID === ORDER_STATUS.Refunded) return { state: 'closed' };
  return { state: isCompleted ? 'being-prepared' : 'later' };
}
