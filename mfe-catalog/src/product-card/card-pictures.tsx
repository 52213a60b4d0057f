import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './card-pictures.module.css';

interface CardPicturesProps {
  readonly product: Pick<ProductListItem, 'Image' | 'SecondImage'>;
  readonly sizes: string;
  readonly priority: boolean;
  /** Whether a mouse has hovered over the card: the second picture loads only then. */
  readonly pointed: boolean;
}

/** A card's picture; a second one covers it on hover. */
export function CardPictures({ product: { Image, SecondImage }, sizes, priority, pointed }: CardPicturesProps) {
  return (
    <>
      <Picture image={Image} sizes={sizes} priority={priority} fit="square" alt="" />
      {SecondImage && pointed && (
        <Picture image={SecondImage} sizes={sizes} fit="square" alt="" className={styles.second ?? ''} />
      )}
    </>
  );
}
