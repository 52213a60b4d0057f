import type { checkPincode } from 'shared-contracts/api/check-pincode';
import { DELIVERY_DAYS } from 'shared-contracts/domain/constants';
import { longestPrefix } from 'shared-contracts/domain/pincode';
import type { InferOutput } from 'valibot';
import { MAJOR_CITIES } from './major-cities.ts';
import { isArmyPost, pinArea } from './pin-area.ts';

/** What an assembler is paid outside the major cities, in rupees (CAT-20). */
export type AssemblyFee = readonly [least: number, most: number];

/** The fee of a bed, for requests that name no product. */
const FEE_FOR_A_BED: AssemblyFee = [700, 1000];

export type DeliveryAnswer = InferOutput<(typeof checkPincode)['answer']>;

/** GST codes of the northern and eastern hills and of the islands, where the last leg takes extra days. */
const FAR_STATES: ReadonlySet<string> = new Set(['01', '11', '12', '13', '14', '15', '16', '17', '31', '35', '38']);
const FEWEST_DAYS_FAR = 10;

/**
 * Delivery of furniture to a six-digit PIN (CAT-20).
 * @param stateName the name of a state by its GST code
 * @param fee the assembler's for this product; null where the store names none, undefined without a product
 */
export function deliveryTo(
  pin: string,
  stateName: (gstCode: string) => string,
  fee?: AssemblyFee | null,
): DeliveryAnswer {
  if (isArmyPost(pin)) {
    return notServed('Army Postal Service', 'Army post offices cannot take furniture. Please give a civil address.');
  }
  const area = pinArea(pin);
  if (!area) return notServed('', 'No place in India has this PIN code. Please check it.');
  const [stateCode] = area.states;
  const city = longestPrefix(MAJOR_CITIES, pin);
  const namedFee = fee === undefined ? FEE_FOR_A_BED : fee;
  const fewest = FAR_STATES.has(stateCode) ? FEWEST_DAYS_FAR : DELIVERY_DAYS.min;
  return {
    serviceable: true,
    state: stateName(stateCode),
    circle: area.circle,
    ...(city ? { city } : {}),
    deliveryDays: [fewest, DELIVERY_DAYS.max],
    freeAssembly: city !== null,
    assemblyFee: city ? null : namedFee && [...namedFee],
    note: `Delivered in ${fewest}-${DELIVERY_DAYS.max} days. ${assemblyNote(city, namedFee, fee === undefined)}`,
  };
}

/** Minimum and maximum delivery days for a PIN; without one, those of India as a whole. */
export function deliveryDays(pin: string): readonly [fewest: number, most: number] {
  return deliveryTo(pin, () => '').deliveryDays ?? [DELIVERY_DAYS.min, DELIVERY_DAYS.max];
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
  if (!fee) return `Assembly, where it is needed, is paid directly to the assembler, who ${visit}`;
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
