/** The widths, in pixels, at which the API serves every picture; none is wider than its original. */
export const PICTURE_WIDTHS = [160, 320, 480, 720, 960, 1440] as const;

interface PictureSources {
  /** A srcset of AVIF files, for `<source type="image/avif">`. */
  readonly avif: string;
  /** A srcset of WebP files, for `<source type="image/webp">`. */
  readonly webp: string;
  /** The address for `<img src>`: a WebP of middling width. */
  readonly fallback: string;
  /** How wide the picture is shown, as given. */
  readonly sizes: string;
}

const FALLBACK_WIDTH = 720;

/** The picture to preload, in the format and sizes of its later `<img>`. */
export function preloadOf(image: { readonly Url: string; readonly Width: number }, sizes: string) {
  return { srcSet: pictureSources(image).avif, sizes, type: 'image/avif' } as const;
}

/** The widths a picture of this original width is served at: all that are not wider, and at least the smallest. */
export function pictureWidths(originalWidth: number): readonly number[] {
  const fitting = PICTURE_WIDTHS.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]];
}

/** The address of an image of the API for link previews: its widest JPEG, which each of them can show. */
export function previewPicture(image: { readonly Url: string; readonly Width: number }): string {
  return `${image.Url}/${pictureWidths(image.Width).at(-1)}.jpg`;
}

/**
 * The sources of a `<picture>` for an image of the API.
 * @param image its Url ('/media/{hash}') and original width
 * @param options sizes: the media conditions of the sizes attribute, e.g. '(min-width: 1024px) 25vw, 50vw'
 */
export function pictureSources(
  image: { readonly Url: string; readonly Width: number },
  { sizes = '100vw' }: { readonly sizes?: string } = {},
): PictureSources {
  const widths = pictureWidths(image.Width);
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((width) => `${image.Url}/${width}.${format} ${width}w`).join(', ');
  const middling = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0];
  return { avif: srcset('avif'), webp: srcset('webp'), fallback: `${image.Url}/${middling}.webp`, sizes };
}
