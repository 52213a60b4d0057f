import { type KeyboardEvent, useState } from 'react';
import { factsOf, useLanguage, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { IconButton } from 'shared-contracts/kit/button';
import { CloseButton, Dialog } from 'shared-contracts/kit/dialog';
import { ChevronDownIcon } from 'shared-contracts/kit/icons';
import { PictureTrack } from '../picture-track.tsx';
import { galleryWords } from '../words.ts';
import styles from './large-view.module.css';
import { ZoomablePicture } from './zoomable-picture.tsx';

interface LargeViewProps {
  readonly images: readonly Image[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** The dialog 'Product Images'. Arrow keys and swipes change the picture, in reading direction. */
export function LargeView({ images, chosen, onChoose, onClose }: LargeViewProps) {
  const t = useWords(galleryWords);
  const forward = factsOf(useLanguage()).dir === 'rtl' ? -1 : 1;
  const [zoomed, setZoomed] = useState(false);
  const last = images.length - 1;

  const goTo = (index: number) => {
    const reachable = Math.min(last, Math.max(0, index));
    if (reachable === chosen) return;
    setZoomed(false);
    onChoose(reachable);
  };
  const followKey = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: chosen + forward,
      ArrowLeft: chosen - forward,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined || zoomed) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    <Dialog label={t('productImages')} onClose={onClose} className={styles.dialog} onKeyDown={followKey}>
      <CloseButton onClose={onClose} className={styles.close} />
      <div className={styles.top}>
        <h2>{t('productImages')}</h2>
        <p aria-live="polite">{t('pictureOf', { n: chosen + 1, count: images.length })}</p>
      </div>
      <PictureTrack
        images={images}
        chosen={chosen}
        onChoose={goTo}
        className={`${styles.track} ${zoomed ? styles.panning : ''}`}
      >
        {(image, index) => <ZoomablePicture image={image} reachable={index === chosen} onZoom={setZoomed} />}
      </PictureTrack>
      <p className={styles.caption} aria-hidden="true">
        {images[chosen]?.Alt}
      </p>
      {images.length > 1 && (
        <>
          <IconButton
            className={styles.back}
            label={t('previousPicture')}
            aria-disabled={chosen === 0}
            onClick={() => goTo(chosen - 1)}
          >
            <ChevronDownIcon />
          </IconButton>
          <IconButton
            className={styles.on}
            label={t('nextPicture')}
            aria-disabled={chosen === last}
            onClick={() => goTo(chosen + 1)}
          >
            <ChevronDownIcon />
          </IconButton>
        </>
      )}
    </Dialog>
  );
}
