import type { Db } from '../../../platform/database/schema.ts';
import { type Consignment, type DeliveryZone, zoneFor } from '../../../platform/settings/delivery-zones.ts';
import type { PaidOrder } from '../../invoices/read-paid-order.ts';

/** Whether delivering an order to this PIN costs more than what was paid for, or is charged by another rule (SHIP-01). */
export async function isDearerAt(db: Db, order: PaidOrder, pin: string, zones: readonly DeliveryZone[]) {
  if (zones.length === 0 || pin === order.delivery_postal_code) return false;
  const goods = await consignmentOf(db, order);
  const [paid, due] = [order.delivery_postal_code, pin].map((at) => zoneFor(zones, { pin: at }, goods)?.fee);
  if (paid === undefined || due === undefined) return paid !== due;
  return due > paid;
}

async function consignmentOf(db: Db, { items }: PaidOrder): Promise<Consignment> {
  const carried = items.filter((item) => !item.is_digital);
  const ids = carried.map((item) => item.product_id);
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'weight_grams'])
    .where('product_id', 'in', ids)
    .execute();
  const grams = new Map(products.map((product) => [product.product_id, product.weight_grams]));
  const weights = carried.map((item) => (grams.get(item.product_id) ?? Number.NaN) * item.quantity);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return {
    value: carried.reduce((sum, item) => sum + item.amount_paise, 0),
    weight: Number.isNaN(weight) ? null : weight,
  };
}
