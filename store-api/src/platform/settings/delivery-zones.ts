import { statesOfPin } from 'shared-contracts/domain/pincode';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** From the first to below the second; null: without end. */
const Range = v.nullable(v.tuple([count, v.nullable(count)]));
const Pin = v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/));

/** What delivery costs and takes somewhere, for some orders (SHIP-01). */
const DeliveryZone = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** PIN ranges, both ends included. Without PINs and states: all of India. */
  pins: v.array(v.tuple([Pin, Pin])),
  /** GST codes. */
  states: v.array(v.string()),
  /** Of the goods that are carried, in grams. */
  weight: Range,
  /** What the goods cost before a coupon, in paise. */
  value: Range,
  /** Tax-inclusive, in paise, for the whole order. */
  fee: count,
  days: v.nullable(v.tuple([count, count])),
});
export type DeliveryZone = v.InferOutput<typeof DeliveryZone>;

export const DeliveryZones = v.pipe(v.array(DeliveryZone), v.maxLength(500));

export function parseZones(json: string): readonly DeliveryZone[] | null {
  if (json === '') return [];
  try {
    const parsed = v.safeParse(DeliveryZones, JSON.parse(json));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** What is delivered; a figure that is not known is null, and a zone with a limit to it does not fit. */
export interface Consignment {
  readonly value: number | null;
  readonly weight: number | null;
}

export interface DeliveryPlace {
  /** '' while it is not known. */
  readonly pin: string;
  /** GST code; that of the PIN where it is not given. */
  readonly stateCode?: string | undefined;
}

/** The zone of an order: those with PINs before those with states before those of all India, then the highest limits. */
export function zoneFor(
  zones: readonly DeliveryZone[],
  { pin, stateCode = statesOfPin(pin)[0] ?? '' }: DeliveryPlace,
  { value, weight }: Consignment,
): DeliveryZone | null {
  const fits = (zone: DeliveryZone) =>
    (zone.pins.length === 0 || zone.pins.some(([first, last]) => pin >= first && pin <= last)) &&
    (zone.states.length === 0 || zone.states.includes(stateCode)) &&
    isWithin(zone.value, value) &&
    isWithin(zone.weight, weight);
  return zones.filter(fits).toSorted(narrowerFirst)[0] ?? null;
}

function isWithin(range: DeliveryZone['value'], figure: number | null): boolean {
  if (range === null) return true;
  const [from, below] = range;
  return figure !== null && figure >= from && (below === null || figure < below);
}

function narrowerFirst(one: DeliveryZone, other: DeliveryZone): number {
  const width = ({ pins, states }: DeliveryZone) => (pins.length > 0 ? 0 : states.length > 0 ? 1 : 2);
  const limit = (range: DeliveryZone['value']) => range?.[0] ?? -1;
  return width(one) - width(other) || limit(other.value) - limit(one.value) || limit(other.weight) - limit(one.weight);
}
