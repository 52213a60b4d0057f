import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/kit/picture';
import { galleryWords } from '../words.ts';
import styles from './large-view.module.css';
import { usePinch } from './use-pinch.ts';

const CLOSE_UP = 2.5;
const CLOSEST = 4;

interface ZoomablePictureProps {
  readonly image: Image;
  /** Whether it is the picture in view. */
  readonly reachable: boolean;
  readonly onZoom: (zoomed: boolean) => void;
}

/** A point on the picture: fractions of its width and height from the top left corner, 0 to 1. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A picture that a click, a double tap or a pinch magnifies; scrolling then pans it. */
export function ZoomablePicture({ image, reachable, onZoom }: ZoomablePictureProps) {
  const t = useWords(galleryWords);
  const pane = useRef<HTMLDivElement>(null);
  const spot = useRef<Spot>({ x: 0.5, y: 0.5 });
  // Browsers differ in the pointer type that a click reports.
  const byTouch = useRef(false);
  const lastTap = useRef(0);
  const [scale, setScale] = useState(1);
  const zoomed = scale > 1;
  // A picture out of view returns to its full size.
  if (zoomed && !reachable) setScale(1);

  const zoomTo = (requested: number, at: Spot) => {
    const next = Math.min(CLOSEST, Math.max(1, requested));
    spot.current = at;
    setScale(next);
    onZoom(next > 1);
  };
  usePinch(pane, scale, zoomTo);

  // Centres the chosen point.
  useLayoutEffect(() => {
    const shown = pane.current;
    if (!shown) return;
    const { clientWidth, clientHeight } = shown;
    const fromStart = getComputedStyle(shown).direction === 'rtl' ? spot.current.x - 1 : spot.current.x;
    const half = fromStart < 0 ? -0.5 : 0.5;
    shown.scrollLeft = (fromStart * scale - half) * clientWidth;
    shown.scrollTop = (spot.current.y * scale - 0.5) * clientHeight;
  }, [scale]);

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // A single tap has no effect: swipes and double taps begin with one.
    if (byTouch.current) {
      const again = event.timeStamp - lastTap.current < 350;
      lastTap.current = again ? 0 : event.timeStamp;
      if (!again) return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const byKey = event.detail === 0;
    const at = byKey ? { x: 0.5, y: 0.5 } : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    zoomTo(zoomed ? 1 : CLOSE_UP, at);
  };
  return (
    <div ref={pane} className={`${styles.pane} ${zoomed ? styles.zoomed : ''}`}>
      <div className={styles.sheet} style={{ '--scale': scale } as CSSProperties}>
        <Picture image={image} sizes={zoomed ? '1440px' : '100vw'} />
        <button
          type="button"
          className={styles.zoom}
          aria-label={t(zoomed ? 'zoomOut' : 'zoomIn')}
          tabIndex={reachable ? 0 : -1}
          onPointerDown={({ pointerType }) => {
            byTouch.current = pointerType === 'touch';
          }}
          onClick={toggle}
        />
      </div>
    </div>
  );
}
