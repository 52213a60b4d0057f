import type { Card } from 'shared-contracts/domain/card';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './card-pictures.module.css';

interface CardPicturesProps {
  readonly product: Pick<Card, 'image' | 'secondImage'>;
  readonly sizes: string;
  readonly priority: boolean;
  /** Whether a mouse has hovered over the card: the second picture loads only then. */
  readonly pointed: boolean;
}

/** A card's picture; a second one covers it on hover. */
export function CardPictures({ product: { image, secondImage }, sizes, priority, pointed }: CardPicturesProps) {
  return (
    <>
      <Picture image={image} sizes={sizes} priority={priority} fit="square" alt="" />
      {secondImage && pointed && (
        <Picture image={secondImage} sizes={sizes} fit="square" alt="" className={styles.second ?? ''} />
      )}
    </>
  );
}
