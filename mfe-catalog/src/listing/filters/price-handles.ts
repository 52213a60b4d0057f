import type { ListingQuery } from '../listing-url.ts';

/** The observed slider, in rupees; number inputs beside it go further (CAT-04). */
export const PRICE_SLIDER = { min: 0, max: 48_000, step: 1, gap: 6, typedMax: 999_999 } as const;

/** Where the slider's two handles stand, in rupees. */
export type Handles = readonly [low: number, high: number];

type Range = Pick<ListingQuery, 'min' | 'max'>;

/** What stands in the two fields. */
export interface TypedRange {
  readonly min: string;
  readonly max: string;
}

/** Where the handles rest for a wanted range: at the slider's ends when it goes further, and never too close. */
export function handlesOf({ min, max }: Range): Handles {
  const low = Math.min(min ?? PRICE_SLIDER.min, PRICE_SLIDER.max - PRICE_SLIDER.gap);
  const high = Math.max(Math.min(max ?? PRICE_SLIDER.max, PRICE_SLIDER.max), low + PRICE_SLIDER.gap);
  return [low, high];
}

/**
 * The range after handles were moved. An end whose handle has not moved stays as it was, typed beyond the slider or
 * not; a handle at the slider's end asks for nothing, since above 48,000 there is more (CAT-04).
 */
export function movedRange(resting: Handles, [low, high]: Handles, before: Range): Range {
  return {
    min: low === resting[0] ? before.min : low <= PRICE_SLIDER.min ? null : low,
    max: high === resting[1] ? before.max : high >= PRICE_SLIDER.max ? null : high,
  };
}

export type TypedFault = 'priceOutOfRange' | 'priceUpsideDown';

type ReadRange =
  | { readonly range: Range; readonly fault?: undefined }
  | { readonly range?: undefined; readonly fault: TypedFault };

/** What the fields ask for, or what is wrong with them. An empty field, and a minimum of 0, ask for nothing. */
export function readTyped({ min, max }: TypedRange): ReadRange {
  if (![min, max].every((text) => /^\d{0,6}$/.test(text))) return { fault: 'priceOutOfRange' };
  const from = Number(min) || null;
  const to = max === '' ? null : Number(max);
  return from !== null && to !== null && from > to ? { fault: 'priceUpsideDown' } : { range: { min: from, max: to } };
}
