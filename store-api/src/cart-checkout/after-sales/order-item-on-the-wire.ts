import type { OrderItem } from 'shared-contracts/api/shapes/order-item';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';
import type { DownloadTokens } from './downloads.ts';
import type { OrdersRepository } from './orders-repository.ts';

/** The name is what was sold, as the invoice has it; it is translated as long as a product has that name. */
export const orderItemTexts = { ProductName: 'products.name' } satisfies TextsOf<Pick<OrderItem, 'ProductName'>>;

type ItemRow = Awaited<ReturnType<OrdersRepository['items']>>[number];

/** An article as the wire shows it. The unit price is what a piece really cost before coupon and shipping. */
export function orderItemOnTheWire(item: ItemRow, tokenFor: DownloadTokens): OrderItem {
  const statusId = item.status_id ?? ORDER_STATUS.Active;
  return {
    OrderItemID: item.order_item_id,
    ProductId: item.product_id,
    ProductName: item.product_name,
    DefaultImageUrl: pictureUrl(item.image_id),
    Price: toRupees(paise(item.discounted_price_paise)),
    Quantity: item.quantity,
    OrderItemTotal: toRupees(paise(item.amount_paise)),
    IsDigitalProduct: item.is_digital,
    LatestStatusID: statusId,
    ShippingStatusID: statusId,
    ...(item.is_digital && statusId === ORDER_STATUS.Completed ? { DownloadToken: tokenFor(item.order_item_id) } : {}),
  };
}

/** '' without a picture. */
export function pictureUrl(imageId: string | null): string {
  return imageId === null ? '' : `/media/${imageId}`;
}
