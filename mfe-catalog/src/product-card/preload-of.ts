import type { PageHead } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { pictureSources } from 'shared-contracts/domain/picture';

/** The picture to preload, in the format and sizes of its later <img>. */
export function preloadOf(picture: Image, sizes: string): NonNullable<PageHead['preload']> {
  return { srcSet: pictureSources(picture).avif, sizes, type: 'image/avif' };
}
