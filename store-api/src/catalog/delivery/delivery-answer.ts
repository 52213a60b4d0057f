import type { checkPincode } from 'shared-contracts/api/check-pincode';
import { DELIVERY_DAYS } from 'shared-contracts/domain/constants';
import { longestPrefix } from 'shared-contracts/domain/pincode';
import type { InferOutput } from 'valibot';
import { MAJOR_CITIES } from './major-cities.ts';
import { isArmyPost, pinArea } from './pin-area.ts';

/** An assembler's fee for a bed outside the major cities, in rupees (CAT-20). */
const ASSEMBLY_FEE = { min: 700, max: 1000 } as const;

export type DeliveryAnswer = InferOutput<(typeof checkPincode)['answer']>;

/** GST codes of the northern and eastern hills and of the islands, where the last leg takes extra days. */
const FAR_STATES: ReadonlySet<string> = new Set(['01', '11', '12', '13', '14', '15', '16', '17', '31', '35', '38']);
const FEWEST_DAYS_FAR = 10;

/**
 * Delivery of furniture to a six-digit PIN (CAT-20).
 * @param stateName the name of a state by its GST code
 */
export function deliveryTo(pin: string, stateName: (gstCode: string) => string): DeliveryAnswer {
  if (isArmyPost(pin)) {
    return notServed('Army Postal Service', 'Army post offices cannot take furniture. Please give a civil address.');
  }
  const area = pinArea(pin);
  if (!area) return notServed('', 'No place in India has this PIN code. Please check it.');
  const [stateCode] = area.states;
  const city = longestPrefix(MAJOR_CITIES, pin);
  const fewest = FAR_STATES.has(stateCode) ? FEWEST_DAYS_FAR : DELIVERY_DAYS.min;
  return {
    serviceable: true,
    state: stateName(stateCode),
    circle: area.circle,
    ...(city ? { city } : {}),
    deliveryDays: [fewest, DELIVERY_DAYS.max],
    freeAssembly: city !== null,
    assemblyFee: city ? null : [ASSEMBLY_FEE.min, ASSEMBLY_FEE.max],
    note: `Delivered in ${fewest}-${DELIVERY_DAYS.max} days. ${assemblyNote(city)}`,
  };
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

function assemblyNote(city: string | null): string {
  if (city)
    return `Assembly is free in ${city}; the service partner visits within 48-72 business hours after delivery.`;
  return `Assembly costs about INR ${ASSEMBLY_FEE.min}-${ASSEMBLY_FEE.max} for a bed, paid directly to the assembler, who visits within 48-72 business hours after delivery.`;
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
