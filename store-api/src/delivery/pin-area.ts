import { PIN_PREFIXES, type PinArea } from './pin-prefixes.ts';

const LONGEST = 6;
const SHORTEST = 2;

/** Where a six-digit PIN lies; null for one that lies in no circle. */
export function pinArea(pin: string): PinArea | null {
  return longestPrefix(PIN_PREFIXES, pin);
}

/** GST codes of the states a six-digit PIN may lie in, the likeliest first; none for one that lies in no circle. */
export function statesOfPin(pin: string): readonly string[] {
  return pinArea(pin)?.states ?? [];
}

/** The army's post offices begin with nine: nobody but the army knows where they are. */
export function isArmyPost(pin: string): boolean {
  return pin.startsWith('9');
}

/** What a table says of a PIN by the longest of its prefixes that it lists. */
export function longestPrefix<Value>(table: Readonly<Record<string, Value>>, pin: string): Value | null {
  for (let length = LONGEST; length >= SHORTEST; length -= 1) {
    const value = table[pin.slice(0, length)];
    if (value !== undefined) return value;
  }
  return null;
}
