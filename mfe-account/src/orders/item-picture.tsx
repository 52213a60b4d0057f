import { Picture } from 'shared-contracts/kit/picture';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  readonly url: string | undefined;
  /** '' where the name is next to it. */
  readonly alt: string;
  readonly size: 'small' | 'large';
}

/** An empty well where the product has no picture any more. */
export function ItemPicture({ url, alt, size }: ItemPictureProps) {
  // The API answers only the URL of the full picture; `Picture` derives the smaller sizes from it.
  const image = url && { Url: url, Alt: alt, Width: 160, Height: 160, Placeholder: '' };
  return (
    <span className={`${surfaceStyles.well} ${styles[size]}`}>
      {image ? <Picture image={image} sizes={size === 'small' ? '48px' : '72px'} fit="square" /> : null}
    </span>
  );
}
