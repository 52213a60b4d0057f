import { type RefObject, useEffect, useRef } from 'react';

/** Fractions of a width and a height from the top left corner, 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Shows the picture at a scale, with its `spot` at a place of the pane. */
export type ZoomTo = (scale: number, spot: Spot, place: Spot) => void;

interface Pinch {
  readonly distance: number;
  readonly scale: number;
  /** The spot of the picture that stays between the fingers. */
  readonly spot: Spot;
}

/** Calls back with the scale of a pinch, the spot of the picture that is between the fingers, and where these are. */
export function usePinch(pane: RefObject<HTMLElement | null>, scale: number, zoomTo: ZoomTo): void {
  const latest = useRef({ scale, zoomTo });
  useEffect(() => {
    latest.current = { scale, zoomTo };
  });
  useEffect(() => {
    const shown = pane.current;
    if (!shown) return;
    let start: Pinch | null = null;

    const begin = ({ touches: [one, other] }: TouchEvent) => {
      if (!one || !other) start = null;
      else {
        const spot = spotIn(shown.firstElementChild ?? shown, one, other);
        start = { distance: between(one, other), scale: latest.current.scale, spot };
      }
    };
    const follow = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!start || !one || !other || start.distance === 0) return;
      event.preventDefault();
      const grown = between(one, other) / start.distance;
      latest.current.zoomTo(start.scale * grown, start.spot, spotIn(shown, one, other));
    };
    // React's touch listeners are passive and could not stop the browser from zooming the page.
    shown.addEventListener('touchstart', begin, { passive: true });
    shown.addEventListener('touchmove', follow, { passive: false });
    return () => {
      shown.removeEventListener('touchstart', begin);
      shown.removeEventListener('touchmove', follow);
    };
  }, [pane]);
}

/** The middle of two fingers, in an element. */
function spotIn(element: Element, one: Touch, other: Touch): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: share((one.clientX + other.clientX) / 2 - left, width),
    y: share((one.clientY + other.clientY) / 2 - top, height),
  };
}

function between(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0.5;
}
