import { useState } from 'react';
import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/ui/picture';
import { words } from '../words.ts';
import styles from './gallery.module.css';
import { LARGE_PICTURE_SIZES } from './gallery-sizes.ts';
import { ThumbnailStrip } from './thumbnail-strip.tsx';

interface GalleryProps {
  readonly images: readonly Image[];
  /** The product's name, for what the pictures are called. */
  readonly name: string;
}

/** One large picture and a strip to choose it from (CAT-12). */
export function Gallery({ images, name }: GalleryProps) {
  const t = useWords(words);
  const [chosen, setChosen] = useState(0);
  const image = images[chosen];
  return (
    <section aria-label={t('pictures', { product: name })} className={styles.gallery}>
      <div className={`well ${styles.large}`}>
        {image && (
          <Picture key={image.Url} image={image} sizes={LARGE_PICTURE_SIZES} fit="square" priority={chosen === 0} />
        )}
      </div>
      {images.length > 1 && <ThumbnailStrip images={images} chosen={chosen} onChoose={setChosen} />}
    </section>
  );
}
