import { readFileSync } from 'node:fs';
import { statesOfPin } from 'shared-contracts/domain/pincode';

export interface Town {
  /** English. */
  readonly name: string;
  /** Of its state. */
  readonly gstCode: string;
}

let lines: ReadonlyMap<string, string> | undefined;

/** Read when first needed, and searched as text: as objects it would be ten times as large. */
function townsBySortingDistrict(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('./towns-by-pin.txt', import.meta.url), 'utf8');
  lines ??= new Map(text.split('\n').map((line) => [line.slice(0, 3), line.slice(4)]));
  return lines;
}

/** Undefined for a PIN that the list does not have. */
export function townOfPin(pin: string): Town | undefined {
  const towns = (lines ?? townsBySortingDistrict()).get(pin.slice(0, 3))?.split(';') ?? [];
  for (const town of towns) {
    const [place = '', offices = ''] = town.split('=');
    if (!offices.split(',').includes(pin.slice(3))) continue;
    const [name = '', gstCode = statesOfPin(pin)[0]] = place.split('@');
    return gstCode === undefined ? undefined : { name, gstCode };
  }
  return undefined;
}
