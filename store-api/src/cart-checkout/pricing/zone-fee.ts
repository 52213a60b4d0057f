import { addPaise, type Paise, paise } from 'shared-contracts/domain/money';
import {
  type Consignment,
  type DeliveryPlace,
  type DeliveryZone,
  zoneFor,
} from '../../platform/settings/delivery-zones.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { apportion } from './apportion.ts';
import { lineAmount, type SaleLine } from './price-cart.ts';

/** Where a cart goes, and what the store says of that. */
export interface Delivery extends DeliveryPlace {
  readonly zones: readonly DeliveryZone[];
  /** Fewest and most that the store promises where no zone does; null: none. */
  readonly days: readonly [number, number] | null;
  readonly holidays: readonly string[];
}

export function deliveryBy(
  store: Pick<StoreFacts, 'deliveryZones' | 'deliveryDays' | 'holidays'>,
  pin: string,
): Delivery {
  return { zones: store.deliveryZones, days: store.deliveryDays, holidays: store.holidays, pin };
}

export interface DeliveredLine extends Pick<SaleLine, 'discountedPrice' | 'quantity' | 'shippingFee'> {
  readonly isDigital: boolean;
  /** Goes as a letter. */
  readonly isSwatch: boolean;
  readonly grams: number | null;
}

/**
 * Each line's shipping: its part of the zone's fee, by what it costs, as the fee shares the tax of the goods it brings; its
 * own fee without a zone (PAY-02, SHIP-01).
 */
export function withZoneFee<Line extends DeliveredLine>(
  lines: readonly Line[],
  { zones, ...place }: Omit<Delivery, 'days' | 'holidays'>,
): readonly Line[] {
  const zone = zones.length > 0 && lines.some(isCarried) ? zoneFor(zones, place, consignment(lines)) : null;
  if (!zone) return lines;
  const fees = apportion(
    paise(zone.fee),
    lines.map((line) => (isCarried(line) ? lineAmount(line) : 0)),
  );
  return lines.map((line, index) => ({ ...line, shippingFee: fees[index] ?? (paise(0) satisfies Paise) }));
}

const isCarried = ({ isDigital, isSwatch }: DeliveredLine) => !isDigital && !isSwatch;

export function consignment(lines: readonly DeliveredLine[]): Consignment {
  const carried = lines.filter(isCarried);
  const weights = carried.map(({ grams, quantity }) => (grams === null ? null : grams * quantity));
  const isKnown = weights.every((weight) => weight !== null);
  return {
    value: addPaise(...carried.map(lineAmount)),
    weight: isKnown ? weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) : null,
  };
}
