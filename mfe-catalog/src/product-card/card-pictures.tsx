import { useState } from 'react';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { Picture } from 'shared-contracts/ui/picture';
import styles from './card-pictures.module.css';

interface CardPicturesProps {
  readonly product: ProductListItem;
  readonly sizes: string;
  readonly priority: boolean;
}

/** A card's picture; where a mouse rests on it, the second one, which is fetched only then. */
export function CardPictures({ product: { Image, SecondImage }, sizes, priority }: CardPicturesProps) {
  const [pointed, setPointed] = useState(false);
  return (
    <div
      className={styles.pictures}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setPointed(true);
      }}
    >
      <Picture image={Image} sizes={sizes} priority={priority} fit="square" alt="" />
      {SecondImage && pointed && (
        <Picture image={SecondImage} sizes={sizes} fit="square" alt="" className={styles.second ?? ''} />
      )}
    </div>
  );
}
