import * as v from 'valibot';

export const WithdrawnProduct = v.object({
  ProductId: v.number(),
  ProductName: v.string(),
  CategorySlug: v.string(),
  Slug: v.string(),
  /** Its page says why, and what a buyer should do. */
  IsRecalled: v.boolean(),
});
export type WithdrawnProduct = v.InferOutput<typeof WithdrawnProduct>;
