import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/kit/picture';
import { galleryWords } from '../words.ts';
import styles from './large-view.module.css';
import { type Spot, usePinch, type ZoomTo } from './use-pinch.ts';

const CLOSE_UP = 2.5;
const CLOSEST = 4;

interface ZoomablePictureProps {
  readonly image: Image;
  /** Whether it is the picture in view. */
  readonly reachable: boolean;
  readonly onZoom: (zoomed: boolean) => void;
}

interface View {
  readonly scale: number;
  /** A spot of the picture, and the place of the pane where it is shown. */
  readonly spot: Spot;
  readonly place: Spot;
}

const CENTRE: Spot = { x: 0.5, y: 0.5 };
const WHOLE: View = { scale: 1, spot: CENTRE, place: CENTRE };

/** A picture that a click, a double tap or a pinch magnifies; scrolling then pans it. */
export function ZoomablePicture({ image, reachable, onZoom }: ZoomablePictureProps) {
  const t = useWords(galleryWords);
  const pane = useRef<HTMLDivElement>(null);
  // Browsers differ in the pointer type that a click reports.
  const byTouch = useRef(false);
  const lastTap = useRef(0);
  const [view, setView] = useState(WHOLE);
  const { scale } = view;
  const zoomed = scale > 1;
  // A picture out of view returns to its full size.
  if (zoomed && !reachable) setView(WHOLE);

  const zoomTo: ZoomTo = (requested, spot, place) => {
    const next = Math.min(CLOSEST, Math.max(1, requested));
    setView({ scale: next, spot, place });
    onZoom(next > 1);
  };
  usePinch(pane, scale, zoomTo);

  useLayoutEffect(() => {
    const shown = pane.current;
    if (!shown) return;
    const { scale, spot, place } = view;
    // Scrolling is counted from the start: from right to left it is negative.
    const start = getComputedStyle(shown).direction === 'rtl' ? 1 : 0;
    shown.scrollLeft = ((spot.x - start) * scale - (place.x - start)) * shown.clientWidth;
    shown.scrollTop = (spot.y * scale - place.y) * shown.clientHeight;
  }, [view]);

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // A single tap has no effect: swipes and double taps begin with one.
    if (byTouch.current) {
      const again = event.timeStamp - lastTap.current < 350;
      lastTap.current = again ? 0 : event.timeStamp;
      if (!again) return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const byKey = event.detail === 0;
    const spot = byKey ? CENTRE : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    zoomTo(zoomed ? 1 : CLOSE_UP, spot, CENTRE);
  };
  const sheet = { '--scale': scale, '--shape': image.Width / image.Height, background: image.Edge };
  return (
    <div ref={pane} className={`${styles.pane} ${zoomed ? styles.zoomed : ''}`}>
      <div className={styles.sheet} style={sheet as CSSProperties}>
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
