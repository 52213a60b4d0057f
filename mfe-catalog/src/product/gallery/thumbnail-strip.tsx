import { type KeyboardEvent, useRef } from 'react';
import { factsOf, useLanguage, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { IconButton } from 'shared-contracts/kit/button';
import { Picture } from 'shared-contracts/kit/picture';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './gallery.module.css';
import { THUMBNAIL_SIZES } from './gallery-sizes.ts';
import { galleryWords } from './words.ts';

const VISIBLE = 6;

interface ThumbnailStripProps {
  readonly images: readonly Image[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Six thumbnails in view; arrows scroll by six. Arrow keys choose while they move focus. */
export function ThumbnailStrip({ images, chosen, onChoose }: ThumbnailStripProps) {
  const t = useWords(galleryWords);
  const strip = useRef<HTMLUListElement>(null);
  const forward = factsOf(useLanguage()).dir === 'rtl' ? -1 : 1;

  const goTo = (index: number) => {
    const reachable = Math.min(images.length - 1, Math.max(0, index));
    onChoose(reachable);
    strip.current?.querySelectorAll('button')[reachable]?.focus();
  };
  const followKey = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: chosen + forward,
      ArrowLeft: chosen - forward,
      Home: 0,
      End: images.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const scroll = (direction: 1 | -1) => {
    strip.current?.scrollBy({ left: direction * forward * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className={styles.strip}>
      {images.length > VISIBLE && (
        <IconButton className={styles.back} label={t('previousPictures')} onClick={() => scroll(-1)}>
          <Arrow />
        </IconButton>
      )}
      <ul ref={strip} onKeyDown={followKey}>
        {images.map((image, index) => (
          <li key={image.Url}>
            <button
              type="button"
              className={`${surfaceStyles.well} ${styles.thumbnail}`}
              aria-label={t('showPicture', { n: index + 1, count: images.length })}
              aria-current={index === chosen}
              onClick={() => onChoose(index)}
            >
              <Picture image={image} sizes={THUMBNAIL_SIZES} fit="square" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {images.length > VISIBLE && (
        <IconButton label={t('nextPictures')} onClick={() => scroll(1)}>
          <Arrow />
        </IconButton>
      )}
    </div>
  );
}

function Arrow() {
  return (
    <span aria-hidden="true" className={styles.arrow}>
      →
    </span>
  );
}
