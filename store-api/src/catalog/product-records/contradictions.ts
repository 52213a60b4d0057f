import type { RecordFault } from './product-record.ts';

/** What a text can contradict: columns of a product's record. */
export interface Told {
  readonly type: string | null;
  readonly material: string | null;
  readonly orientation: string | null;
  readonly seater: string | null;
  readonly width_cm: number | null;
  readonly depth_cm: number | null;
  readonly height_cm: number | null;
  readonly seat_height_cm: number | null;
  readonly seat_depth_cm: number | null;
  readonly weight_kg: number | null;
  readonly load_kg: number | null;
  readonly filling: string | null;
  readonly cover: string | null;
  readonly cover_care: string | null;
  readonly assembly: string | null;
  readonly shipping_days: number | null;
  readonly returnable: boolean | null;
}

export const TEXTS = ['name', 'short_description', 'description', 'delivery', 'care', 'picture_texts'] as const;

export type Texts = Readonly<Record<Exclude<(typeof TEXTS)[number], 'picture_texts'>, string>> & {
  readonly picture_texts: readonly string[];
};

/** The columns whose change may contradict a text. */
export const TOLD = [
  'type',
  'material',
  'orientation',
  'seater',
  'width_cm',
  'depth_cm',
  'height_cm',
  'seat_height_cm',
  'seat_depth_cm',
  'weight_kg',
  'load_kg',
  'filling',
  'cover',
  'cover_care',
  'assembly',
  'shipping_days',
  'returnable',
] as const satisfies readonly (keyof Told)[];

/** Words that name a cover. Linen and cotton are in linings and blends, too. */
const COVER_WORDS = [
  ['velvet', /\bvelvet\b/i],
  ['leatherette', /\bleatherette\b/i],
  ['leather', /\bleather\b/i],
  ['bouclé', /\boucl[eé]/i],
  ['woven fabric', /\bwoven (?:performance )?(?:fabric|cover)\b/i],
] as const;

/** Numbers in a text that a fact has, too. */
const NUMBERS = [
  ['width_cm', 'wide', 'cm', /(?<!seat )\bwidth (?:is )?(\d{2,3}) ?cm/gi],
  ['depth_cm', 'deep', 'cm', /(?<!seat )\bdepth (?:is )?(\d{2,3}) ?cm/gi],
  ['height_cm', 'high', 'cm', /(?<!seat )\bheight (?:is )?(\d{2,3}) ?cm/gi],
  ['seat_height_cm', 'high at its seat', 'cm', /\bseat height (?:is )?(\d{2,3}) ?cm|\b(\d{2,3}) ?cm seat\b/gi],
  ['seat_depth_cm', 'deep at its seat', 'cm', /\bseat depth (?:is )?(\d{2,3}) ?cm/gi],
  ['load_kg', 'what it carries', 'kg', /\bcarr(?:y|ies) (?:up to )?(\d{2,4}) ?kg/gi],
  ['weight_kg', 'what it weighs', 'kg', /\bweighs (\d{1,3}) ?kg/gi],
  ['shipping_days', 'until it is delivered', 'days', /\bdelivered in (?:about )?(\d{1,3}) days/gi],
] as const;

const WASHED = /\bcovers?\b[^.<]{0,60}\bwash|\bwash(?:ed|ing|able)?\b[^.<]{0,30}\bcovers?\b/i;
const ASSEMBLED = /\b(?:arrives|comes|delivered) (?:fully )?assembled\b/i;
const ASSEMBLY = /\bassembler\b|\bassembly (?:is|costs)\b/i;
const FINAL = /\b(?:cannot be returned|not returnable|non-returnable|final sale)\b/i;
const SOLID_WOOD = /\bsolid (sheesham|mango|acacia|teak|oak|walnut)\b/gi;
const DENSITY = /\b(\d{2})-density\b/gi;
/** A price or a service 'for a bed'. */
const FOR_A_PIECE = /\bfor an? (bed|sofa|chair|table|wardrobe|mirror|bookshelf)\b/gi;

/** Where a product's texts say something else than its facts. What is not known contradicts nothing. */
export function contradictionsOf(told: Told & Texts): readonly RecordFault[] {
  const { name } = told;
  return [
    ...TEXTS.flatMap((column) =>
      [told[column]].flat().flatMap((text) => contradictionsIn(text, told).map((message) => ({ column, message }))),
    ),
    ...forOthers(told).map((message) => ({ column: 'delivery' as const, message })),
    ...[name, ...told.picture_texts].flatMap((text, place) =>
      inName(text, told).map((message) => ({
        column: place === 0 ? ('name' as const) : ('picture_texts' as const),
        message,
      })),
    ),
  ];
}

/** The same of one text, of whatever column. */
export function contradictionsIn(html: string, told: Told): readonly string[] {
  const text = html.replace(/<\/?(?:strong|b|em|i|span|a)\b[^>]*>/g, '').replace(/<[^>]*>/g, '. ');
  const found: string[] = [];
  const { cover, cover_care, assembly, filling, material } = told;
  const saying = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...said]) => said.find(Boolean) ?? '');
  if (cover !== null) {
    for (const [name, word] of COVER_WORDS) {
      if (name !== cover && word.test(text)) found.push(`says ${name}, but the cover is ${cover}`);
    }
  }
  for (const [fact, what, unit, number] of NUMBERS) {
    const known = told[fact];
    if (known === null) continue;
    for (const said of saying(number)) {
      if (Number(said) !== known) found.push(`says ${said} ${unit}, but it is ${known} ${unit} (${what})`);
    }
  }
  if (material?.endsWith('Wood')) {
    for (const wood of saying(SOLID_WOOD)) {
      if (!material.toLowerCase().startsWith(wood.toLowerCase()))
        found.push(`says solid ${wood}, but it is of ${material}`);
    }
  }
  if (filling !== null) {
    const [known] = [...filling.matchAll(DENSITY)].map(([, density]) => density);
    for (const said of saying(DENSITY)) {
      if (known !== undefined && said !== known) found.push(`says ${said}-density, but the filling is ${filling}`);
    }
  }
  if (cover_care !== null && cover_care !== 'machine wash' && WASHED.test(text)) {
    found.push(`says that covers are washed, but they are cleaned otherwise: ${cover_care}`);
  }
  if (assembly !== null && assembly !== 'arrives assembled' && ASSEMBLED.test(text)) {
    found.push(`says that it arrives assembled, but on arrival: ${assembly}`);
  }
  if (assembly === 'arrives assembled' && ASSEMBLY.test(text)) {
    found.push('says what its assembly is, but it arrives assembled');
  }
  if (told.returnable && FINAL.test(text)) found.push('says that it cannot be returned, but it can');
  return found;
}

/** A description may speak of other pieces; what a delivery costs is said of this one. */
function forOthers({ delivery, type }: Told & Texts): readonly string[] {
  if (type === null) return [];
  return [...delivery.matchAll(FOR_A_PIECE)]
    .map(([, piece = '']) => piece.toLowerCase())
    .filter((piece) => !type.toLowerCase().includes(piece))
    .map((piece) => `speaks of a ${piece}, but it is a ${type}`);
}

/** Names and the texts of pictures are of this piece alone, so that a number of seats or a side is its own. */
function inName(text: string, { seater, orientation }: Told): readonly string[] {
  const found: string[] = [];
  const [, seats] = /\b(\d{1,2})[ -]seater\b/i.exec(text) ?? [];
  const known = Number.parseInt(seater ?? '', 10);
  if (seats && known && Number(seats) !== known) found.push(`says ${seats} seats, but it has ${known}`);
  const [, side] = /\b(left|right)(?=[ -](?:chaise|arm|side|hand|facing)\b)/i.exec(text) ?? [];
  if (side && orientation && side.toLowerCase() !== orientation.toLowerCase()) {
    found.push(`says ${side.toLowerCase()}, but its side is ${orientation.toLowerCase()}`);
  }
  return found;
}
