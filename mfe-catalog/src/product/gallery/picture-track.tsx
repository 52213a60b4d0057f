import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LANGUAGES, useLanguage } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import styles from './picture-track.module.css';

interface PictureTrackProps {
  readonly images: readonly Image[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** A picture in its place of the track. */
  readonly children: (image: Image, index: number) => ReactNode;
  readonly className?: string | undefined;
}

/**
 * Pictures side by side with one in view: swiped by a finger, or led by `chosen`. A picture is fetched when it is
 * chosen; those beside it as soon as a hand comes near.
 */
export function PictureTrack({ images, chosen, onChoose, children, className = '' }: PictureTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const forward = LANGUAGES[useLanguage()].dir === 'rtl' ? -1 : 1;
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);

  const follow = () => {
    const index = indexInView(track.current);
    if (index !== null && index !== chosen && index < images.length) onChoose(index);
  };
  // A finger may have been faster than this script: the picture it swiped to is the chosen one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the track comes alive.
  useEffect(follow, []);
  const wasChosen = useRef(chosen);
  useEffect(() => {
    if (wasChosen.current === chosen) return;
    wasChosen.current = chosen;
    // Only when led: a swipe has scrolled there itself and must not be held up.
    const shown = track.current;
    if (shown && indexInView(shown) !== chosen) shown.scrollLeft = forward * chosen * shown.clientWidth;
  }, [chosen, forward]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that a hand comes near; what is pressed lies inside.
    <div
      ref={track}
      className={`${styles.track} ${className}`}
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

/** Which place is in view; null while the track has no width. `scrollLeft` is negative from right to left. */
function indexInView(track: HTMLElement | null): number | null {
  return track && track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : null;
}
