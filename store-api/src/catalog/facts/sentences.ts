import type { Facts } from 'shared-contracts/api/shapes/facts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import type { ASSEMBLIES, COVER_CARES } from './fact-names.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    facts: { sentences: string };
  }
}

const VISIT = 'The service partner visits within 48 to 72 business hours after delivery.';
const ASSEMBLED_AT_HOME = {
  'free-in-cities': ['Assembly is free in major cities. Elsewhere it is paid directly to the assembler.', VISIT],
  paid: ['Assembly is paid directly to the assembler.', VISIT],
  none: ['It has to be assembled after delivery.'],
} as const;

const ON_ARRIVAL: Readonly<Record<Exclude<(typeof ASSEMBLIES)[number], 'assembled on delivery'>, string>> = {
  'arrives assembled': 'It arrives assembled: place it, and it is ready.',
  'fix the legs': 'Only the legs are fixed on arrival: by hand, in a few minutes.',
  'fix to the wall': 'It is fixed to the wall: what is needed for it is in the package.',
};

const MADE_TO_ORDER = 'It is made to order: the delivery date includes the days in which it is made.';

const BLOT = 'Blot spills at once with a white cloth; never rub.';

const COASTERS = 'Use coasters and mats: heat and standing water leave rings on any natural finish.';
/** By a word of its type: cups and plants are put on it. */
const HAS_TOP = /\b(?:tables?|desk|dining set|unit|sideboard|cabinet|console|chest|shelf|bookshelf|rack)\b/i;

/** What a material or a cover needs, by a word of its name. */
const CARE: readonly (readonly [name: RegExp, sentences: readonly string[]])[] = [
  [
    /\b(?:wood|sheesham|mango|acacia|teak|oak|walnut)\b/i,
    [
      'Dust with a soft, dry cloth along the grain; a barely damp one for marks, then dry at once.',
      COASTERS,
      'Keep it out of direct sun and at least 30 cm from heaters and air conditioners.',
      'Once a year, rub in a little beeswax polish and buff after ten minutes.',
    ],
  ],
  [
    /\b(?:cane|rattan)\b/i,
    [
      'Dust with a soft brush; wipe with a damp cloth now and then.',
      'Mist the weave with water every few weeks in dry months: cane that is too dry turns brittle.',
      'Do not stand or kneel on woven panels.',
      'Keep out of rain and of direct afternoon sun.',
    ],
  ],
  [
    /\bvelvet\b/i,
    [
      'Brush along the pile with a soft brush, and vacuum with the upholstery nozzle.',
      BLOT,
      'Lift pressure marks with steam from a hand’s width away.',
    ],
  ],
  [
    /\bleather(?:ette)?\b/i,
    ['Keep clear of direct sun, which dries any leather.', 'No solvents, no abrasive sponges, no silicone polish.'],
  ],
  [
    /\b(?:fabric|linen|cotton)\b|\bboucl[eé]/i,
    [
      'Vacuum once a week with the upholstery nozzle.',
      BLOT,
      'Turn and plump any loose cushions so that they wear evenly.',
    ],
  ],
];

const CLEANING: Readonly<Record<(typeof COVER_CARES)[number], string>> = {
  'machine wash': 'Wash the covers at 30 °C, inside out, and dry them in the shade.',
  'dry clean': 'Have the covers dry-cleaned; water leaves marks on them.',
  'spot clean': 'Clean single spots with a damp cloth and a drop of mild soap.',
  'wipe clean': 'Wipe with a damp cloth and a drop of mild soap, then dry.',
};

type Told = Pick<Facts, 'Assembly' | 'LeadDays' | 'Cover' | 'CoverCare'> | null;

/** The shop's own HTML, and how the piece is delivered and assembled. */
export const deliveryOf = (own: string, facts: Told, store: StoreFacts['assembly']) =>
  withSentences(own, [
    ...(facts?.LeadDays ? [MADE_TO_ORDER] : []),
    ...(facts?.Assembly === 'assembled on delivery'
      ? ASSEMBLED_AT_HOME[store ?? 'none']
      : known(ON_ARRIVAL, facts?.Assembly)),
  ]);

/** The shop's own HTML, and the care of the piece's material and cover. A piece of fabric is cared for as its cover is. */
export function careOf(
  own: string,
  facts: Told,
  { material_name: material, type }: { readonly material_name: string | null; readonly type: string | null },
) {
  const surfaces = [facts?.Cover && material === 'Fabric' ? null : material, facts?.Cover];
  const isSaid = (sentence: string) => sentence !== COASTERS || HAS_TOP.test(type ?? '');
  return withSentences(own, [
    ...CARE.flatMap(([name, sentences]) =>
      surfaces.some((one) => one && name.test(one)) ? sentences.filter(isSaid) : [],
    ),
    ...known(CLEANING, facts?.CoverCare),
  ]);
}

const known = (sentences: Readonly<Record<string, string>>, word: string | null | undefined) =>
  [sentences[word ?? ''] ?? []].flat();

function withSentences(own: string, sentences: readonly string[]): string {
  const entries = [...new Set(sentences)].map((sentence) => `<li>${sentence}</li>`);
  if (entries.length === 0) return own;
  // A list of the shop's own goes on.
  const [before, start] = own.endsWith('</ul>') ? [own.slice(0, -'</ul>'.length), ''] : [own, '<ul>'];
  return `${before}${start}${entries.join('')}</ul>`;
}

/** All of them, for translators. */
export const SENTENCES: readonly string[] = [
  ...new Set([
    MADE_TO_ORDER,
    ...Object.values(ON_ARRIVAL),
    ...Object.values(ASSEMBLED_AT_HOME).flat(),
    ...CARE.flatMap(([, sentences]) => sentences),
    ...Object.values(CLEANING),
  ]),
];
