import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { StoreFacts } from '../platform/store-facts.ts';
import type { InvoiceDocument, InvoiceParty } from './invoice-document.ts';

/** Union territories without a legislature of their own levy UTGST where states levy SGST (UTGST Act, section 1). */
const UTGST_CODES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/** What a tax document says of an order beside its lines. */
export async function orderFacts(trx: Kysely<Database>, orderId: number, store: StoreFacts) {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('states_provinces', 'states_provinces.state_province_id', 'orders.delivery_state_id')
    .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
    .selectAll('orders')
    .select(['state_name', 'gst_code', 'city_name'])
    .where('orders.order_id', '=', orderId)
    .where('gst_code', 'is not', null)
    .$narrowType<{ order_number: NotNull; gst_code: NotNull }>()
    .executeTakeFirstOrThrow();
  const home = await trx
    .selectFrom('states_provinces')
    .select('state_name')
    .where('gst_code', '=', store.stateCode)
    .executeTakeFirst();
  const place = { stateName: order.state_name, stateCode: order.gst_code };
  const buyer: InvoiceParty = {
    name: order.delivery_name,
    address: [order.delivery_address, order.city_name, order.delivery_postal_code].filter(Boolean).join(', '),
    gstin: order.buyer_gstin,
    ...place,
  };
  return {
    orderNumber: order.order_number,
    seller: {
      name: store.legalName,
      address: store.address,
      gstin: store.gstin,
      stateName: home?.state_name ?? '',
      stateCode: store.stateCode,
    },
    buyer,
    delivery: null,
    placeOfSupply: place,
    stateTax: UTGST_CODES.has(store.stateCode) ? 'UTGST' : 'SGST',
  } satisfies Partial<InvoiceDocument>;
}

/** The lines of an order as they were sold. */
export function soldItems(trx: Kysely<Database>, orderId: number) {
  return trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();
}
