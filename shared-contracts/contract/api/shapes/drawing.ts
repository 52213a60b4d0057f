import * as v from 'valibot';

/**
 * The outline of a piece from one side, an SVG to scale: filled shapes, to be coloured by the page. In 'top' the front of the
 * piece is below, in 'side' at the left.
 */
export const Drawing = v.object({
  View: v.picklist(['front', 'side', 'top']),
  /** Never changes what it answers. */
  Url: v.string(),
  /** Of the outline. */
  WidthCm: v.number(),
  HeightCm: v.number(),
  /** Units of the viewBox. */
  UnitsPerCm: v.number(),
  /** Units of the viewBox that are free around the outline. */
  Margin: v.number(),
});
export type Drawing = v.InferOutput<typeof Drawing>;
