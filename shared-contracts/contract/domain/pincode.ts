import { isPin, pinDigits } from './pin-form.ts';

/**
 * The states of India's PIN codes by their first digits, as GST codes, the likeliest first. Where sorting districts
 * cross a border both sides are named. The longest prefix that is listed decides: the first two digits are a part of
 * a postal circle, three a sorting district, four to six single routes and offices.
 */
export const STATES_BY_PIN_PREFIX: Readonly<Record<string, string>> = {
  '110': '07',
  '12': '06',
  '13': '06 04',
  '14': '03',
  '140': '03 04',
  '15': '03',
  '160': '04 03',
  '17': '02',
  '18': '01',
  '19': '01 38',
  '194': '38',

  '20': '09',
  '21': '09',
  '22': '09',
  '23': '09',
  '24': '09 05',
  '2447': '05 09',
  '246': '05 09',
  '2467': '09 05',
  '2476': '05 09',
  '248': '05 09',
  '249': '05 09',
  '25': '09',
  '26': '09 05',
  '2625': '05 09',
  '263': '05 09',
  '27': '09',
  '28': '09',

  '30': '08',
  '31': '08',
  '32': '08',
  '33': '08',
  '34': '08',
  '36': '24 26',
  '362520': '26 24',
  '362540': '26 24',
  '37': '24',
  '38': '24',
  '39': '24 26',
  '396210': '26 24',
  '396220': '26 24',
  '396230': '26 24',

  '40': '27',
  '403': '30',
  '41': '27',
  '42': '27',
  '43': '27',
  '44': '27',
  '45': '23',
  '46': '23',
  '47': '23',
  '48': '23',
  '49': '22 23',

  '50': '36 37',
  '51': '37',
  '52': '37',
  '53': '37 34',
  '533464': '34 37',
  '56': '29',
  '57': '29',
  '58': '29',
  '59': '29',

  '60': '33 34',
  '6050': '34 33',
  '6096': '34 33',
  '61': '33',
  '62': '33',
  '63': '33',
  '64': '33',
  '67': '32 34',
  '673310': '34 32',
  '68': '32 31',
  '68255': '31 32',
  '69': '32',

  '700': '19',
  '71': '19',
  '72': '19',
  '73': '19 11',
  '737': '11',
  '74': '19',
  '744': '35',
  '75': '21',
  '76': '21',
  '77': '21',
  '78': '18',
  '790': '12',
  '791': '12',
  '792': '12',
  '793': '17',
  '794': '17',
  '795': '14',
  '796': '15',
  '797': '13',
  '798': '13',
  '799': '16',

  '80': '10',
  '81': '10 20',
  '814': '20 10',
  '815': '20 10',
  '816': '20 10',
  '82': '20 10',
  '821': '10 20',
  '823': '10 20',
  '824': '10 20',
  '83': '20',
  '84': '10',
  '85': '10',
};

const LONGEST = 6;
const SHORTEST = 2;

/** GST codes of the states a PIN may lie in, the likeliest first; none for a text that is not a PIN or belongs to no state. */
export function statesOfPin(pin: string): readonly string[] {
  return (isPin(pin) && longestPrefix(STATES_BY_PIN_PREFIX, pin)?.split(' ')) || [];
}

/** Whether a PIN may lie in a state, given as its GST code ('29'). */
export function pinLiesIn(pin: string, gstCode: string): boolean {
  return statesOfPin(pin).includes(gstCode);
}

/** The fault of a PIN code in a state, by its GST code ('29'); '' while that is not known, when any PIN will do. */
export function pinFault(typed: string, gstCode: string): 'not-a-pin' | 'pin-of-another-state' | null {
  const pin = pinDigits(typed);
  if (!isPin(pin)) return 'not-a-pin';
  return gstCode === '' || pinLiesIn(pin, gstCode) ? null : 'pin-of-another-state';
}

/** What a table says of a PIN by the longest of its prefixes that it lists. */
export function longestPrefix<Value>(table: Readonly<Record<string, Value>>, pin: string): Value | null {
  for (let length = LONGEST; length >= SHORTEST; length -= 1) {
    const value = table[pin.slice(0, length)];
    if (value !== undefined) return value;
  }
  return null;
}
