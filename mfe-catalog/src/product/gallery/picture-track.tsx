import { type ReactNode, useEffect, useRef, useState } from 'react';
import { factsOf, useLanguage } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import styles from './picture-track.module.css';

interface PictureTrackProps {
  readonly images: readonly Image[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** A picture at its position on the track. */
  readonly children: (image: Image, index: number) => ReactNode;
  readonly className?: string | undefined;
  /** Its `view-transition-name`. */
  readonly transitionName?: string;
}

/**
 * Pictures in a row with one in view, moved by a swipe or by `chosen`. A picture loads when it is chosen; its
 * neighbours load when a pointer or a touch approaches.
 */
export function PictureTrack({
  images,
  chosen,
  onChoose,
  children,
  className = '',
  transitionName,
}: PictureTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const forward = factsOf(useLanguage()).dir === 'rtl' ? -1 : 1;
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);

  const follow = () => {
    const index = indexInView(track.current);
    if (index !== null && index !== chosen && index < images.length) onChoose(index);
  };
  const show = () => {
    const shown = track.current;
    if (shown && indexInView(shown) !== chosen) shown.scrollLeft = forward * chosen * shown.clientWidth;
  };
  // A swipe may precede this script: the picture in view is then the chosen one. One that is chosen already is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useEffect(() => (chosen > 0 ? show() : follow()), []);
  const wasChosen = useRef(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only for an outside choice: a swipe has scrolled already and must not be interrupted.
  useEffect(() => {
    if (wasChosen.current === chosen) return;
    wasChosen.current = chosen;
    show();
  }, [chosen, forward]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads; the controls are inside.
    <div
      ref={track}
      className={`${styles.track} ${className}`}
      style={transitionName ? { viewTransitionName: transitionName } : undefined}
      onScroll={follow}
      onPointerEnter={touch}
      onTouchStart={touch}
      onFocus={touch}
    >
      {images.map((image, index) => (
        <div key={image.Url} className={styles.place} aria-hidden={index !== chosen}>
          {(index === chosen || (touched && Math.abs(index - chosen) <= 1)) && children(image, index)}
        </div>
      ))}
    </div>
  );
}

/** The index in view; null while the track has no width. `scrollLeft` is negative from right to left. */
function indexInView(track: HTMLElement | null): number | null {
  return track && track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : null;
}
