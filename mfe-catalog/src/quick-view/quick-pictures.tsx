import { useState } from 'react';
import { useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { FROM_DESKTOP, FROM_TABLET } from 'shared-contracts/kit/breakpoints';
import { Picture } from 'shared-contracts/kit/picture';
import { PictureTrack } from '../product/gallery/picture-track.tsx';
import { ThumbnailStrip } from '../product/gallery/thumbnail-strip.tsx';
import styles from './quick-view.module.css';
import { quickViewWords } from './words.ts';

const SIZES = `${FROM_DESKTOP} 420px, ${FROM_TABLET} 44vw, 92vw`;

/** Small pictures with thumbnails. */
export function QuickPictures({ images, name }: { readonly images: readonly Image[]; readonly name: string }) {
  const t = useWords(quickViewWords);
  const [chosen, setChosen] = useState(0);
  return (
    <section aria-label={t('pictures', { product: name })} className={styles.pictures}>
      <PictureTrack images={images} chosen={chosen} onChoose={setChosen} className={styles.large}>
        {(image) => <Picture image={image} sizes={SIZES} fit="square" />}
      </PictureTrack>
      {images.length > 1 && <ThumbnailStrip images={images} chosen={chosen} onChoose={setChosen} />}
    </section>
  );
}
