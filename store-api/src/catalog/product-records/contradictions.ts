import type { RecordFault } from './product-record.ts';

/** What a text can contradict: columns of a product's record. */
export interface Told {
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
  readonly delivery: string;
  readonly care: string;
  readonly seater: string | null;
  readonly width_cm: number | null;
  readonly depth_cm: number | null;
  readonly height_cm: number | null;
  readonly seat_height_cm: number | null;
  readonly seat_depth_cm: number | null;
  readonly weight_kg: number | null;
  readonly load_kg: number | null;
  readonly cover: string | null;
  readonly cover_care: string | null;
  readonly assembly: string | null;
}

export const TEXTS = ['name', 'short_description', 'description', 'delivery', 'care'] as const;

/** The columns whose change may contradict a text. */
export const TOLD = [
  'seater',
  'width_cm',
  'depth_cm',
  'height_cm',
  'seat_height_cm',
  'seat_depth_cm',
  'weight_kg',
  'load_kg',
  'cover',
  'cover_care',
  'assembly',
] as const;

/** Words that name a cover. Linen and cotton are in linings and blends, too. */
const COVER_WORDS = [
  ['velvet', /\bvelvet\b/i],
  ['leatherette', /\bleatherette\b/i],
  ['leather', /\bleather\b/i],
  ['bouclé', /\bboucl[eé]/i],
  ['woven fabric', /\bwoven (?:performance )?(?:fabric|cover)\b/i],
] as const;

/** Numbers in a text that a fact has, too. */
const NUMBERS = [
  ['width_cm', 'wide', 'cm', /(?<!seat )\bwidth (?:is )?(\d{2,3}) ?cm/gi],
  ['depth_cm', 'deep', 'cm', /(?<!seat )\bdepth (?:is )?(\d{2,3}) ?cm/gi],
  ['height_cm', 'high', 'cm', /(?<!seat )\bheight (?:is )?(\d{2,3}) ?cm/gi],
  ['seat_height_cm', 'high at its seat', 'cm', /\bseat height (?:is )?(\d{2,3}) ?cm/gi],
  ['seat_depth_cm', 'deep at its seat', 'cm', /\bseat depth (?:is )?(\d{2,3}) ?cm/gi],
  ['load_kg', 'what it carries', 'kg', /\bcarr(?:y|ies) (?:up to )?(\d{2,4}) ?kg/gi],
  ['weight_kg', 'what it weighs', 'kg', /\bweighs (\d{1,3}) ?kg/gi],
] as const;

const WASHED = /\bcovers?\b[^.<]{0,60}\bwash|\bwash(?:ed|ing|able)?\b[^.<]{0,30}\bcovers?\b/i;
const ASSEMBLED = /\b(?:arrives|comes|delivered) (?:fully )?assembled\b/i;

/** Where a product's texts say something else than its facts. What is not known contradicts nothing. */
export function contradictionsOf(told: Told): readonly RecordFault[] {
  return [
    ...TEXTS.flatMap((column) => contradictionsIn(told[column], told).map((message) => ({ column, message }))),
    ...seatsIn(told),
  ];
}

/** The same of one text. */
export function contradictionsIn(text: string, told: Omit<Told, (typeof TEXTS)[number]>): readonly string[] {
  const found: string[] = [];
  const { cover, cover_care, assembly } = told;
  if (cover !== null) {
    for (const [name, word] of COVER_WORDS) {
      if (name !== cover && word.test(text)) found.push(`says ${name}, but the cover is ${cover}`);
    }
  }
  for (const [fact, what, unit, number] of NUMBERS) {
    const known = told[fact];
    if (known === null) continue;
    for (const [, said] of text.matchAll(number)) {
      if (Number(said) !== known) found.push(`says ${said} ${unit}, but it is ${known} ${unit} (${what})`);
    }
  }
  if (cover_care !== null && cover_care !== 'machine wash' && WASHED.test(text)) {
    found.push(`says that covers are washed, but they are cleaned otherwise: ${cover_care}`);
  }
  if (assembly !== null && assembly !== 'arrives assembled' && ASSEMBLED.test(text)) {
    found.push(`says that it arrives assembled, but on arrival: ${assembly}`);
  }
  return found;
}

/** A description may speak of other pieces: only the name counts. */
function seatsIn({ name, seater }: Told): readonly RecordFault[] {
  const [, said] = /\b(\d{1,2})[ -]seater\b/i.exec(name) ?? [];
  const known = Number.parseInt(seater ?? '', 10);
  if (!said || !known || Number(said) === known) return [];
  return [{ column: 'name', message: `says ${said} seats, but it has ${known}` }];
}
