import { arrivalDays, type DeliveryTime } from 'shared-contracts/domain/arrival';
import { deliveryTo } from '../../catalog/delivery/delivery-answer.ts';
import { consignment, type DeliveredLine, type Delivery } from '../pricing/zone-fee.ts';

export interface CartArrival {
  /** Until the last piece is there; null where nothing is carried, or not to this place. */
  readonly days: number | null;
  /** Those of them in which the last of it is made: 0 when all is in stock. */
  readonly makingDays: number | null;
  readonly isServed: boolean;
}

type Line = DeliveredLine & { readonly deliveryTime: DeliveryTime };

/** When a cart arrives as a whole; without a PIN code by what the store promises in all of India. */
export function arrivalOf(lines: readonly Line[], { pin, zones, days, holidays }: Delivery, now: Date): CartArrival {
  const carried = lines.filter(({ isDigital }) => !isDigital);
  if (carried.length === 0) return { days: null, makingDays: null, isServed: true };
  const store = { assembly: null, deliveryDays: days, deliveryZones: zones };
  const answer = pin === '' ? null : deliveryTo(pin, () => '', store, null, consignment(carried));
  if (answer && !answer.serviceable) return { days: null, makingDays: null, isServed: false };
  const way = answer ? answer.deliveryDays : days;
  return {
    days: Math.max(...carried.map(({ deliveryTime }) => arrivalDays(deliveryTime, way, { now, holidays }))),
    makingDays: Math.max(...carried.map(({ deliveryTime }) => deliveryTime.makingDays)),
    isServed: true,
  };
}
