import type { Card } from 'shared-contracts/domain/card';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './card-pictures.module.css';

interface CardPicturesProps {
  readonly product: Pick<Card, 'image' | 'secondImage'>;
  readonly sizes: string;
  readonly priority: boolean;
  /** Whether a mouse or the keyboard's focus has been on the card: the second picture loads only then. */
  readonly pointed: boolean;
}

/** A card's picture; a second one, in a room as a rule, covers it under a mouse or focus. */
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
