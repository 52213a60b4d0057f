import type { PageHead } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { PageSlot } from 'shared-contracts/api/shapes/web-content';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';

/** How wide a banner is shown: for the picture and for its preload, which must agree. */
export const BANNER_SIZES = `${FROM_WHOLE_CONTAINER} 727px, ${FROM_DESKTOP} 58vw, 100vw`;

export function picturesIn(slot: PageSlot, meta: PageMeta | undefined): readonly Image[] {
  return (meta?.pictures ?? []).flatMap((picture) => (picture.slot === slot ? picture.image : []));
}

export const bannerOf = (meta: PageMeta | undefined): Image | undefined => picturesIn('banner', meta)[0];

/** The banner is fetched with the document, and is what others show of the page. */
export function bannerHead(meta: PageMeta): Pick<PageHead, 'image' | 'preload'> {
  const banner = bannerOf(meta);
  if (!banner) return {};
  return {
    image: previewPicture(banner),
    preload: preloadOf(banner, BANNER_SIZES),
  };
}
