import type { Translate } from 'shared-contracts';
import type { Product } from '../product-data.ts';
import type { sectionWords } from './words.ts';

type Facts = NonNullable<Product['Facts']>;
type Words = Translate<(typeof sectionWords)['english']>;

const cm = (n: number | null, t: Words) => n && t('factCm', { n });
const kg = (n: number | null, t: Words) => n && t('factKg', { n });

/** The facts of a piece that no older row of the specification shows (CAT-33). */
const ROWS = {
  Seats: ['factSeats', ({ Seats }) => Seats && String(Seats)],
  Modules: ['factModules', ({ Modules }) => Modules !== 1 && Modules && String(Modules)],
  SeatHeightCm: ['factSeatHeightCm', ({ SeatHeightCm }, t) => cm(SeatHeightCm, t)],
  SeatDepthCm: ['factSeatDepthCm', ({ SeatDepthCm }, t) => cm(SeatDepthCm, t)],
  Cover: ['factCover', ({ Cover }) => Cover],
  CoverCare: ['factCoverCare', ({ CoverCare }) => CoverCare],
  Filling: ['factFilling', ({ Filling }) => Filling],
  Frame: ['factFrame', ({ Frame }) => Frame],
  Finish: ['factFinish', ({ Finish }) => Finish],
  Side: ['factSide', ({ Side }) => Side],
  LoadKg: ['factLoadKg', ({ LoadKg }, t) => kg(LoadKg, t)],
  WeightKg: ['factWeightKg', ({ WeightKg }, t) => kg(WeightKg, t)],
  Boxes: ['factPackages', boxesText],
  Assembly: ['factAssembly', ({ Assembly }) => Assembly],
} as const satisfies Readonly<
  Record<
    string,
    readonly [name: Parameters<Words>[0], text: (facts: Facts, t: Words) => string | number | false | null]
  >
>;
type Fact = keyof typeof ROWS;

/** Loads and weights that are set by the type are not exact. */
const INEXACT: readonly string[] = ['LoadKg', 'WeightKg'];

/** Names with their texts, in the order of the piece's type. */
export function factRows(facts: Facts, t: Words): readonly (readonly [name: string, value: string])[] {
  const first = facts.ShownFirst.filter((fact): fact is Fact => fact in ROWS);
  return [...new Set([...first, ...(Object.keys(ROWS) as Fact[])])].flatMap((fact) => {
    const [name, textOf] = ROWS[fact];
    const value = textOf(facts, t);
    if (!value) return [];
    const isInexact = INEXACT.includes(fact) && facts.Estimated.includes(fact);
    return [[t(name), isInexact ? t('factAbout', { value }) : capitalised(String(value))] as const];
  });
}

function boxesText({ Boxes }: Facts, t: Words): string | null {
  const sizes = Boxes.map(({ Length, Width, Height }) => `${Length} × ${Width} × ${Height}`).join(', ');
  return sizes && t('factBoxes', { n: Boxes.length, sizes });
}

/** The data has words as they stand within a sentence: 'woven fabric'. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
