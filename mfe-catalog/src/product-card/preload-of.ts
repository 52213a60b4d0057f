import type { PageHead } from 'shared-contracts';
import type { Picture } from 'shared-contracts/api/shapes/picture';
import { pictureSources } from 'shared-contracts/domain/picture';

/** The picture to fetch with the document, in the format and sizes in which the page will show it. */
export function preloadOf(picture: Picture, sizes: string): NonNullable<PageHead['preload']> {
  return { srcSet: pictureSources(picture).avif, sizes, type: 'image/avif' };
}
