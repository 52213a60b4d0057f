import type { PageHead } from 'shared-contracts';
import type { PageSlot } from 'shared-contracts/api/get-web-content';
import type { Image } from 'shared-contracts/api/shapes/image';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import type { WebContentMeta } from './web-content-head.ts';

/** How wide a banner is shown: for the picture and for its preload, which must agree. */
export const BANNER_SIZES = `${FROM_WHOLE_CONTAINER} 727px, ${FROM_DESKTOP} 58vw, 100vw`;

export function picturesIn(slot: PageSlot, meta: WebContentMeta | null): readonly Image[] {
  return (meta?.Pictures ?? []).filter(({ Slot }) => Slot === slot).map((picture) => picture.Image);
}

export const bannerOf = (meta: WebContentMeta | null): Image | undefined => picturesIn('banner', meta)[0];

/** The banner is fetched with the document, and is what others show of the page. */
export function bannerHead(meta: WebContentMeta): Pick<PageHead, 'image' | 'preload'> {
  const banner = bannerOf(meta);
  if (!banner) return {};
  return {
    image: previewPicture(banner),
    preload: preloadOf(banner, BANNER_SIZES),
  };
}
