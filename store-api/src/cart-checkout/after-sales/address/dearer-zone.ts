import { addPaise, paise } from 'shared-contracts/domain/money';
import { isSwatch } from '../../../catalog/products/swatch-of.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { DeliveryZone } from '../../../platform/settings/delivery-zones.ts';
import type { PaidOrder } from '../../invoices/read-paid-order.ts';
import { type DeliveredLine, withZoneFee } from '../../pricing/zone-fee.ts';

/** Whether delivery to this PIN costs more than the shopper paid, and more than to the address before (SHIP-01). */
export async function isDearerAt(
  db: Db,
  order: PaidOrder,
  pin: string,
  zones: readonly DeliveryZone[],
): Promise<boolean> {
  if (zones.length === 0) return false;
  const lines = await deliveredLines(db, order);
  const feeAt = (place: string) =>
    addPaise(...withZoneFee(lines, { zones, pin: place }).map(({ shippingFee }) => shippingFee));
  const fee = feeAt(pin);
  return fee > order.shipping_paise && fee > feeAt(order.delivery_postal_code);
}

/** As they were sold, with the weight and the shipping fee that their products have today. */
async function deliveredLines(db: Db, { items }: PaidOrder): Promise<readonly DeliveredLine[]> {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'weight_grams', 'is_shipping_free', 'shipping_fee_paise', isSwatch.as('is_swatch')])
    .where(
      'product_id',
      'in',
      items.map(({ product_id }) => product_id),
    )
    .execute();
  const products = new Map(rows.map((row) => [row.product_id, row]));
  return items.map((item) => {
    const product = products.get(item.product_id);
    return {
      discountedPrice: paise(item.discounted_price_paise),
      quantity: item.quantity,
      isDigital: item.is_digital,
      isSwatch: product?.is_swatch ?? false,
      grams: product?.weight_grams ?? null,
      shippingFee: paise(!product || item.is_digital || product.is_shipping_free ? 0 : product.shipping_fee_paise),
    };
  });
}
