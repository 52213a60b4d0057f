import { type PointerEvent, useState } from 'react';
import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './gallery.module.css';
import { LARGE_PICTURE_SIZES, ZOOMED_PICTURE_SIZES } from './gallery-sizes.ts';

interface LargePictureProps {
  readonly image: Image;
  readonly priority: boolean;
  /** The label of its button. */
  readonly label: string;
  /** Whether it is the picture in view. */
  readonly reachable: boolean;
  readonly onEnlarge: () => void;
}

/** A picture of the gallery: hover magnifies it, a press opens the dialog. */
export function LargePicture({ image, priority, label, reachable, onEnlarge }: LargePictureProps) {
  const [pointed, setPointed] = useState(false);
  const lookCloser = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
    currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
    setPointed(true);
  };
  return (
    <div className={styles.picture} onPointerMove={lookCloser}>
      <Picture
        image={image}
        sizes={pointed ? ZOOMED_PICTURE_SIZES : LARGE_PICTURE_SIZES}
        fit="square"
        priority={priority}
      />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={label}
        tabIndex={reachable ? 0 : -1}
        onClick={onEnlarge}
      />
    </div>
  );
}
