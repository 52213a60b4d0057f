import type { checkPincode } from 'shared-contracts/api/check-pincode';
import { longestPrefix } from 'shared-contracts/domain/pincode';
import type { InferOutput } from 'valibot';
import { type Consignment, zoneFor } from '../../platform/settings/delivery-zones.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { MAJOR_CITIES } from './major-cities.ts';
import { isArmyPost, pinArea } from './pin-area.ts';

export type DeliveryFacts = Pick<StoreFacts, 'assembly' | 'deliveryDays' | 'deliveryZones'>;

/** What an assembler is paid outside the major cities, in rupees (CAT-20). */
export type AssemblyFee = readonly [least: number, most: number];

/** The fee of a bed, for requests that name no product. */
const FEE_FOR_A_BED: AssemblyFee = [700, 1000];

export type DeliveryAnswer = InferOutput<(typeof checkPincode)['answer']>;

/** The northern and eastern hills and the islands by GST code, where the last leg takes extra days. */
const FAR_STATES: ReadonlySet<string> = new Set(['01', '11', '12', '13', '14', '15', '16', '17', '31', '35', '38']);
const MORE_DAYS_FAR = 3;

/**
 * Delivery of furniture to a six-digit PIN (CAT-20).
 * @param stateName the name of a state by its GST code
 * @param fee the assembler's for this product; null where the store names none, undefined without a product
 * @param piece what the product costs and weighs, for the zone it is delivered in
 */
export function deliveryTo(
  pin: string,
  stateName: (gstCode: string) => string,
  store: DeliveryFacts,
  fee?: AssemblyFee | null,
  piece: Consignment = { value: null, weight: null },
): DeliveryAnswer {
  if (isArmyPost(pin)) {
    return notServed('Army Postal Service', 'Army post offices cannot take furniture. Please give a civil address.');
  }
  const area = pinArea(pin);
  if (!area) return notServed('', 'No place in India has this PIN code. Please check it.');
  const [stateCode] = area.states;
  const city = longestPrefix(MAJOR_CITIES, pin);
  const isFree = city !== null && store.assembly === 'free-in-cities';
  const namedFee = fee === undefined ? FEE_FOR_A_BED : fee;
  const zone = zoneFor(store.deliveryZones, { pin }, piece);
  const days = zone?.days ?? usualDays(store, stateCode);
  return {
    serviceable: true,
    state: stateName(stateCode),
    circle: area.circle,
    ...(city ? { city } : {}),
    deliveryDays: days && [...days],
    ...(zone ? { shippingFee: zone.fee / 100 } : {}),
    freeAssembly: isFree,
    ...(store.assembly === null ? { namesAssembly: false } : {}),
    assemblyFee: isFree || store.assembly === null ? null : namedFee && [...namedFee],
    note: [
      ...(days ? [`Delivered in ${days.join('-')} days.`] : []),
      ...(store.assembly ? [assemblyNote(isFree ? city : null, namedFee, fee === undefined)] : []),
    ].join(' '),
  };
}

function usualDays({ deliveryDays }: DeliveryFacts, stateCode: string): readonly [number, number] | null {
  if (!deliveryDays || !FAR_STATES.has(stateCode)) return deliveryDays;
  const [fewest, most] = deliveryDays;
  return [Math.min(fewest + MORE_DAYS_FAR, most), most];
}

/** For a download the PIN only says where the shopper is. */
export function nothingToDeliver(answer: DeliveryAnswer): DeliveryAnswer {
  if (!answer.serviceable) return answer;
  return {
    ...answer,
    deliveryDays: null,
    freeAssembly: false,
    assemblyFee: null,
    note: 'A digital product: nothing is delivered, you download it after payment.',
  };
}

function assemblyNote(city: string | null, fee: AssemblyFee | null, isOfBed: boolean): string {
  const visit = 'visits within 48-72 business hours after delivery.';
  if (city) return `Assembly is free in ${city}; the service partner ${visit}`;
  if (!fee) return `Assembly, if needed, is paid directly to the assembler, who ${visit}`;
  const [least, most] = fee;
  const what = isOfBed ? ' for a bed' : '';
  return `Assembly costs about INR ${least}-${most}${what}, paid directly to the assembler, who ${visit}`;
}

function notServed(circle: string, note: string): DeliveryAnswer {
  return {
    serviceable: false,
    state: '',
    circle,
    deliveryDays: null,
    freeAssembly: false,
    assemblyFee: null,
    note,
  };
}
