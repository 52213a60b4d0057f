import * as v from 'valibot';

export const Serviceability = v.object({
  serviceable: v.boolean(),
  /** State or union territory; '' for a code that is assigned to none. */
  state: v.string(),
  /** India Post's circle; '' for a code that is assigned to none. */
  circle: v.string(),
  /** A major city, where assembly is free. */
  city: v.optional(v.string()),
  /** What the delivery zone asks for the product, in rupees with tax; absent: what the product says. */
  shippingFee: v.optional(v.number()),
  /** Fewest and most days; null where nothing is delivered, or the store does not say. */
  deliveryDays: v.nullable(v.tuple([v.number(), v.number()])),
  freeAssembly: v.boolean(),
  /** False where the store says nothing of assembly. */
  namesAssembly: v.optional(v.boolean()),
  /**
   * What the assembler is paid, in rupees, lowest and highest: for the product, or for a bed where none is named. Null
   * where assembly is free, not needed, or the store names no fee.
   */
  assemblyFee: v.nullable(v.tuple([v.number(), v.number()])),
  /** The answer as an English sentence, for clients without words of their own. */
  note: v.string(),
});
export type Serviceability = v.InferOutput<typeof Serviceability>;
