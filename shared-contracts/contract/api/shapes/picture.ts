import * as v from 'valibot';

/**
 * A picture as the API names it. `Url` is the widest WebP; the same path serves other widths and AVIF, see
 * domain/picture.ts. Width and Height in pixels of the original; `Placeholder` is a tiny blurred data URI.
 */
export const Picture = v.object({
  Url: v.string(),
  Alt: v.string(),
  Width: v.number(),
  Height: v.number(),
  Placeholder: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;
