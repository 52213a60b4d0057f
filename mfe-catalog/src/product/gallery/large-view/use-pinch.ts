import { type RefObject, useEffect, useRef } from 'react';

type ZoomTo = (scale: number, at: { readonly x: number; readonly y: number }) => void;

/** Calls back with the scale of a pinch and its centre, as fractions of the picture. */
export function usePinch(pane: RefObject<HTMLElement | null>, scale: number, zoomTo: ZoomTo): void {
  const latest = useRef({ scale, zoomTo });
  useEffect(() => {
    latest.current = { scale, zoomTo };
  });
  useEffect(() => {
    const shown = pane.current;
    if (!shown) return;
    let start: { readonly distance: number; readonly scale: number } | null = null;

    const begin = ({ touches: [one, other] }: TouchEvent) => {
      start = one && other ? { distance: between(one, other), scale: latest.current.scale } : null;
    };
    const follow = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!start || !one || !other || start.distance === 0) return;
      event.preventDefault();
      const { left, top, width, height } = (shown.firstElementChild ?? shown).getBoundingClientRect();
      latest.current.zoomTo(start.scale * (between(one, other) / start.distance), {
        x: share((one.clientX + other.clientX) / 2 - left, width),
        y: share((one.clientY + other.clientY) / 2 - top, height),
      });
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

function between(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0.5;
}
