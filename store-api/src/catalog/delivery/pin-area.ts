import { statesOfPin } from 'shared-contracts/domain/pincode';
import { POSTAL_CIRCLES } from './postal-circles.ts';

interface PinArea {
  /** India Post's. */
  readonly circle: string;
  /** GST codes, the likeliest first. */
  readonly states: readonly [likeliest: string, ...others: string[]];
}

/** Null for a six-digit PIN outside every circle. */
export function pinArea(pin: string): PinArea | null {
  const [likeliest, ...others] = statesOfPin(pin);
  if (likeliest === undefined) return null;
  const circle = [likeliest, ...others].flatMap((code) => POSTAL_CIRCLES[code] ?? [])[0] ?? '';
  return { circle, states: [likeliest, ...others] };
}

/** PINs of army post offices begin with nine; their places are not public. */
export function isArmyPost(pin: string): boolean {
  return pin.startsWith('9');
}
