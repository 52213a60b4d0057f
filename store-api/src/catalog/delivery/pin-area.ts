import { statesOfPin } from 'shared-contracts/domain/pincode';
import { POSTAL_CIRCLES } from './postal-circles.ts';

export interface PinArea {
  /** India Post's. */
  readonly circle: string;
  /** GST codes, the likeliest first. */
  readonly states: readonly [likeliest: string, ...others: string[]];
}

/** Where a six-digit PIN lies; null for one that lies in no circle. */
export function pinArea(pin: string): PinArea | null {
  const [likeliest, ...others] = statesOfPin(pin);
  if (likeliest === undefined) return null;
  const circle = [likeliest, ...others].flatMap((code) => POSTAL_CIRCLES[code] ?? [])[0] ?? '';
  return { circle, states: [likeliest, ...others] };
}

/** The army's post offices begin with nine; where they are is not public. */
export function isArmyPost(pin: string): boolean {
  return pin.startsWith('9');
}
