import type { Facts } from '../api/shapes/facts.ts';

/** In the order that follows the facts of a type. */
const KINDS = {
  Seats: 'seats',
  Color: 'color',
  Modules: 'modules',
  SeatHeightCm: 'seatHeightCm',
  SeatDepthCm: 'seatDepthCm',
  Cover: 'cover',
  CoverCare: 'coverCare',
  Filling: 'filling',
  Frame: 'frame',
  Finish: 'finish',
  Side: 'side',
  LoadKg: 'loadKg',
  WeightKg: 'weightKg',
  Boxes: 'packages',
  Assembly: 'assembly',
} as const;
type Name = keyof typeof KINDS;

/** A package as it passes a door, in centimetres. */
interface Box {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Something known of a piece: a count or a measure, words as within a sentence, or its packages. */
export interface Fact {
  readonly kind: (typeof KINDS)[Name];
  readonly value: number | string | readonly Box[];
  /** Set by its type and not measured, as those of samples. */
  readonly isEstimated: boolean;
  /** A load of each seat. */
  readonly isPerSeat?: true | undefined;
}

/** In the order in which the type of the piece shows them; null of what has none, as a download. */
export function decodeFacts(facts: Facts | null): readonly Fact[] {
  if (!facts) return [];
  const first = facts.ShownFirst.filter((name): name is Name => Object.hasOwn(KINDS, name));
  return [...new Set([...first, ...(Object.keys(KINDS) as Name[])])].flatMap((name) => {
    const value = facts[name];
    if (!value || (typeof value === 'object' && value.length === 0)) return [];
    return {
      kind: KINDS[name],
      value: typeof value === 'object' ? value.map(asBox) : value,
      isEstimated: facts.Estimated.includes(name),
      ...(name === 'LoadKg' && facts.LoadIsPerSeat && { isPerSeat: true as const }),
    };
  });
}

const asBox = ({ Length, Width, Height }: Facts['Boxes'][number]): Box => ({
  length: Length,
  width: Width,
  height: Height,
});
