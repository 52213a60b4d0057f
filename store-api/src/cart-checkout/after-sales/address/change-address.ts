import { isDeepStrictEqual } from 'node:util';
import { checkDelivery, type Destination, deliveryState } from '../../../account/addresses/destination.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { conflict, notFound } from '../../../platform/http/problems.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { DeliveryZone } from '../../../platform/settings/delivery-zones.ts';
import { readPaidOrder } from '../../invoices/read-paid-order.ts';
import { addressIn, addressOf, toBuyer } from '../../mails/after-payment.ts';
import { orderAddressChanged } from '../../mails/order-mails.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { noteOrder } from '../../orders/note-order.ts';
import { statusName } from '../../orders/order-status.ts';
import { isBeforeDispatch } from '../../orders/order-transitions.ts';
import { hasGoods, wasDispatched } from '../deliveries/read-delivery.ts';
import { isDearerAt } from './dearer-zone.ts';

interface AddressChange {
  readonly orderNumber: string;
  /** What is typed, from what the order says until then. */
  readonly to: (before: Destination) => Destination;
  readonly by: string;
  readonly now: Date;
  /** What delivery costs where, for who may not change that. */
  readonly zones?: readonly DeliveryZone[];
}

/**
 * Sends an order that has not left to another address in the same state, notes the former one and mails the buyer. In another
 * state it would be taxed otherwise than its invoice says. Throws the problems 404, 409 and 400 by field. Must run in a
 * transaction.
 */
export async function changeAddress(trx: Db, { orderNumber, to, by, now, zones = [] }: AddressChange): Promise<void> {
  const locked = await lockOrder(trx, orderNumber);
  if (!locked) throw notFound('There is no such order.');
  const orderId = locked.order_id;
  const order = await readPaidOrder(trx, orderId);
  if (!(await canChangeAddress(trx, locked))) throw conflict('not-changeable', 'This order has left, or has ended.');
  const before = {
    name: order.delivery_name,
    phone: order.delivery_phone,
    address: order.delivery_address,
    cityId: order.delivery_city_id,
    cityName: order.delivery_city_id === null ? (order.delivery_city_name ?? '') : '',
    stateId: order.delivery_state_id,
    postalCode: order.delivery_postal_code,
    countryId: null,
  };
  const destination = to(before);
  const state = await deliveryState(trx, destination, '');
  if (state.id !== order.delivery_state_id) {
    throw conflict(
      'another-state',
      'Another state means other taxes than the invoice has: order anew, and cancel this.',
    );
  }
  checkDelivery(destination, state, '');
  if (await isDearerAt(trx, order, destination.postalCode, zones)) {
    throw conflict('another-zone', 'Delivery there costs more than was paid: order anew, and cancel this.');
  }
  const { name, phone, address, cityId, cityName, postalCode } = destination;
  // Sent twice, it is noted and mailed once.
  if (isDeepStrictEqual({ ...destination, stateId: state.id }, before)) return;
  await trx
    .updateTable('orders')
    .set({
      delivery_name: name,
      delivery_phone: phone,
      delivery_address: address,
      delivery_city_id: cityId,
      delivery_city_name: cityName || null,
      delivery_postal_code: postalCode,
    })
    .where('order_id', '=', orderId)
    .execute();
  const was = [order.delivery_name, order.delivery_phone, addressOf(order)].join(', ');
  const note = await noteOrder(trx, { orderId, by, note: `The address was until now: ${was}`, at: now });
  const facts = {
    name,
    orderNumber,
    address: [name, await addressIn(trx, order.language, await readPaidOrder(trx, orderId))].join('\n'),
  };
  await queueMail(trx, orderAddressChanged, { about: note, ...toBuyer(order), facts }, now);
}

/** Whether an order has something to carry that has not left. */
export async function canChangeAddress(
  db: Db,
  { order_id, status_id }: { readonly order_id: number; readonly status_id: number },
): Promise<boolean> {
  if (!isBeforeDispatch(statusName(status_id))) return false;
  return (await hasGoods(db, order_id)) && !(await wasDispatched(db, order_id));
}
