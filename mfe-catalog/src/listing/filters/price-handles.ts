import type { ListingQuery } from '../listing-url.ts';
import { PRICE_SLIDER } from './price-slider.ts';

/** In rupees. */
export type Handles = readonly [low: number, high: number];

type Range = Pick<ListingQuery, 'min' | 'max'>;

/** The texts of the two fields. */
export interface TypedRange {
  readonly min: string;
  readonly max: string;
}

/** The handles for a requested range: clamped to the slider's ends, with a minimum distance. */
export function handlesOf({ min, max }: Range): Handles {
  const low = Math.min(min ?? PRICE_SLIDER.min, PRICE_SLIDER.max - PRICE_SLIDER.gap);
  const high = Math.max(Math.min(max ?? PRICE_SLIDER.max, PRICE_SLIDER.max), low + PRICE_SLIDER.gap);
  return [low, high];
}

/**
 * The range after a handle moved. An end whose handle did not move keeps its value, also beyond the slider. A handle at
 * the slider's end sets no limit, since there are prices above 48,000 (CAT-04).
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

/** The range in the fields, or the fault in them. An empty field, a minimum of 0 and a maximum at the slider's end set no limit. */
export function readTyped({ min, max }: TypedRange): ReadRange {
  if (![min, max].every((text) => /^\d{0,6}$/.test(text))) return { fault: 'priceOutOfRange' };
  const from = Number(min) || null;
  const to = max === '' ? null : Number(max);
  return from !== null && to !== null && from > to
    ? { fault: 'priceUpsideDown' }
    : { range: { min: from, max: to === PRICE_SLIDER.max ? null : to } };
}
