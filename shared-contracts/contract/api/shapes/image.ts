import * as v from 'valibot';

/**
 * A picture of the store. `Url` is its immutable address '/media/{hash}', itself a WebP at full width; a fitting
 * size is `{Url}/{width}.avif` or `.webp` for the widths of domain/picture, which also makes the srcset
 * (`pictureSources`). `{Url}/{width}.jpg` exists for link previews. Width and Height are the original's, in pixels;
 * Placeholder is a tiny blurred data URI, shown until the picture has come.
 */
export const Image = v.object({
  Url: v.string(),
  Alt: v.string(),
  Width: v.number(),
  Height: v.number(),
  Placeholder: v.string(),
  /** The colour of its edges, '#e9e4dc', for what surrounds it; '' when it is not known. */
  Edge: v.optional(v.string()),
  /** It shows a product in a furnished room; what is around it is not sold with it. */
  IsRoom: v.optional(v.boolean()),
});
export type Image = v.InferOutput<typeof Image>;
