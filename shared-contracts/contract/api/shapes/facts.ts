import * as v from 'valibot';

const measure = v.nullable(v.number());
const word = v.nullable(v.string());

/**
 * What is known of a piece besides the older fields of its detail; null is unknown. Lengths are centimetres, weights
 * kilograms. Specification, care, delivery and assembly are derived from here.
 */
export const Facts = v.object({
  Seats: measure,
  /** As on its swatch; an older store-api does not say it. */
  Color: v.optional(word, null),
  /** Parts that stand on their own. */
  Modules: measure,
  SeatHeightCm: measure,
  SeatDepthCm: measure,
  /** With its packing. */
  WeightKg: measure,
  /** Its packages, as they pass a door. */
  Boxes: v.array(v.object({ Length: v.number(), Width: v.number(), Height: v.number() })),
  LoadKg: measure,
  /** LoadKg is what each seat carries; absent: the whole piece. */
  LoadIsPerSeat: v.optional(v.boolean()),
  Filling: word,
  /** 'velvet', 'leatherette'. */
  Cover: word,
  /** 'machine wash', 'wipe clean'. */
  CoverCare: word,
  Frame: word,
  Finish: word,
  /** 'Left' or 'Right'. */
  Side: word,
  /** Of EstimatedShippingDays those in which it is made to order; null: it is in stock, or sold out. */
  LeadDays: measure,
  /** 'arrives assembled', 'assembled on delivery'. */
  Assembly: word,
  /** Nobody is needed for it; an older store-api does not say it. */
  ArrivesAssembled: v.optional(v.boolean()),
  /**
   * The facts of its type in the order in which they are shown: names of fields here, and Width, Depth, Height, Material
   * and Care.
   */
  ShownFirst: v.array(v.string()),
  /** Fields whose values are set by its type and not measured, as those of samples. */
  Estimated: v.array(v.string()),
});
export type Facts = v.InferOutput<typeof Facts>;
