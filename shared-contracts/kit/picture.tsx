import type { ComponentProps } from 'react';
import type { Image } from '../contract/api/shapes/image.ts';
import { pictureSources } from '../contract/domain/picture.ts';
import styles from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'onError'> {
  readonly image: Image;
  /** How wide the picture is shown, e.g. '(min-width: 1024px) 25vw, 50vw': the browser picks a width by it. */
  readonly sizes: string;
  /** The one large picture above the fold: fetched early and not lazily. */
  readonly priority?: boolean;
  /** 'square' fits the picture into a square; 'cover' fills its box. */
  readonly fit?: 'natural' | 'square' | 'cover';
  /** Replaces the image's own text; '' where the text next to it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in AVIF or WebP at a fitting size. Reserves its space and shows its blur until it has loaded. */
export function Picture({
  image,
  sizes,
  priority = false,
  fit = 'natural',
  alt,
  className = '',
  ...events
}: PictureProps) {
  const { avif, webp, fallback } = pictureSources(image, { sizes });
  return (
    <picture className={`${styles.picture} ${fit === 'natural' ? '' : styles[fit]} ${className}`}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        {...events}
        src={fallback}
        alt={alt ?? image.Alt}
        width={image.Width}
        height={image.Height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={{
          // Around a picture that does not fill its box: no seam.
          ...(image.Edge ? { backgroundColor: image.Edge } : {}),
          ...(image.Placeholder ? { backgroundImage: `url("${image.Placeholder}")` } : {}),
        }}
      />
    </picture>
  );
}
