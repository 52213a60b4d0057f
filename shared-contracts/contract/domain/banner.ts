import type { HomeScreenBanner } from '../api/shapes/home-screen-banner.ts';
import type { Image } from '../api/shapes/image.ts';

/** A slide of the home page. */
export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly image: Image;
  readonly alt: string;
  /** The point of the picture that stays in sight when it is cropped, as CSS writes it: '30% 60%'. */
  readonly focus: string;
  /** A path of the store. */
  readonly path: string;
}

/** In the order in which they are shown. */
export function bannersOf(banners: readonly HomeScreenBanner[]): readonly Banner[] {
  return banners
    .toSorted((a, b) => a.DisplayOrder - b.DisplayOrder)
    .map((banner) => ({
      id: banner.BannerID,
      title: banner.Title,
      subtitle: banner.Subtitle,
      image: banner.Image,
      alt: banner.AltText,
      focus: banner.Focus,
      path: banner.LinkUrl,
    }));
}
