import type { Place } from './place.ts';

/**
 * The drawn map's projection: Web Mercator. Fractions of the square sheet from its top left corner,
 * which is at 60° east and about 40° north.
 */
const WEST = 60;
const DEGREES_ACROSS = 42;
const NORTH_IN_MERCATOR = 43.56;

export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

export function onSheet({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): SheetPoint {
  const radians = (latitude * Math.PI) / 180;
  const mercator = (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
  return {
    x: rounded((longitude - WEST) / DEGREES_ACROSS),
    y: rounded((NORTH_IN_MERCATOR - mercator) / DEGREES_ACROSS),
  };
}

/** Engines differ in the last digit of logarithms, but server and browser must render the same markup. */
function rounded(fraction: number): number {
  return Math.round(fraction * 1e5) / 1e5;
}

/** The sheet's edge in pixels: large for one place, smaller for distant places. */
const LARGEST = 1500;
const SMALLEST = 860;
/** The part of the window for all places together, in pixels. */
const ROOM_FOR_PLACES = 370;

/** The sheet's edge in pixels and its point at the window's centre, so that all places are visible. */
export function framing(places: readonly SheetPoint[]): { readonly edge: number; readonly middle: SheetPoint } {
  const across = places.map(({ x }) => x);
  const down = places.map(({ y }) => y);
  const spread = Math.max(spreadOf(across), spreadOf(down));
  return {
    edge: Math.round(Math.max(SMALLEST, Math.min(LARGEST, ROOM_FOR_PLACES / spread))),
    middle: { x: middleOf(across), y: middleOf(down) },
  };
}

function spreadOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

function middleOf(values: readonly number[]): number {
  return values.length === 0 ? 0.5 : (Math.max(...values) + Math.min(...values)) / 2;
}
