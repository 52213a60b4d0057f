import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/kit/picture';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './post-picture.module.css';

interface PostPictureProps {
  readonly image: Image;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture at least so many times as wide as high fills its frame. */
const WIDE = 2;

/** A picture in a wide frame: a room fills it, a narrower photograph is shown whole. */
export function PostPicture({ image, className = '', ...picture }: PostPictureProps) {
  const isRoom = image.Width >= WIDE * image.Height;
  return (
    <Picture
      {...picture}
      // A product's blur has a colour cast that would show at the faded edges.
      image={isRoom ? image : { ...image, Placeholder: '' }}
      fit={isRoom ? 'cover' : 'natural'}
      className={`${surfaceStyles.well} ${isRoom ? '' : styles.studio} ${className}`}
    />
  );
}
