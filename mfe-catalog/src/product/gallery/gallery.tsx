import { type ReactNode, useState } from 'react';
import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { pictureName } from '../../parts/picture-name.ts';
import styles from './gallery.module.css';
import { LargePicture } from './large-picture.tsx';
import { PictureTrack } from './picture-track.tsx';
import { ThumbnailStrip } from './thumbnail-strip.tsx';
import { galleryWords } from './words.ts';

interface GalleryProps {
  readonly productId: number;
  readonly images: readonly Image[];
  /** The product's name, for the pictures' labels. */
  readonly name: string;
  /** What lies over the picture's lower edge. */
  readonly children?: ReactNode;
}

const LargeView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "large" */ './large-view/large-view.tsx')).LargeView,
});

/** One large picture with thumbnails; a press opens the dialog of all pictures (CAT-12). */
export function Gallery({ productId, images, name, children }: GalleryProps) {
  const t = useWords(galleryWords);
  const [chosen, setChosen] = useState(0);
  const largeView = useRequested(LargeView, useCannotOpen());
  return (
    <section
      aria-label={t('pictures', { product: name })}
      className={styles.gallery}
      onPointerEnter={largeView.preload}
    >
      <PictureTrack
        images={images}
        chosen={chosen}
        onChoose={setChosen}
        className={styles.large}
        transitionName={pictureName(productId)}
      >
        {(image, index) => (
          <LargePicture
            image={image}
            priority={index === 0}
            label={t('enlargePicture', { n: index + 1, count: images.length })}
            reachable={index === chosen}
            onEnlarge={largeView.open}
          />
        )}
      </PictureTrack>
      {children}
      {images.length > 1 && <ThumbnailStrip images={images} chosen={chosen} onChoose={setChosen} />}
      {/* Read with the picture by a screen reader. */}
      {chosen > 0 && (
        <p className={styles.caption} aria-hidden="true">
          {images[chosen]?.Alt}
        </p>
      )}
      {largeView.isOpen && <LargeView images={images} chosen={chosen} onChoose={setChosen} onClose={largeView.close} />}
    </section>
  );
}
