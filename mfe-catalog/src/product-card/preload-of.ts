import type { PageHead } from 'shared-contracts';
import type { Picture } from 'shared-contracts/api/shapes/picture';
import { pictureSources } from 'shared-contracts/domain/picture';

/** The picture to preload, in the format and sizes of its later <img>. */
export function preloadOf(picture: Picture, sizes: string): NonNullable<PageHead['preload']> {
  return { srcSet: pictureSources(picture).avif, sizes, type: 'image/avif' };
}
