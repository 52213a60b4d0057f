import * as v from 'valibot';
import { Image } from './image.ts';

export const Suggestions = v.object({
  products: v.array(
    v.object({
      ProductId: v.number(),
      ProductName: v.string(),
      Slug: v.string(),
      CategorySlug: v.string(),
      Price: v.nullable(v.number()),
      Image,
    }),
  ),
  categories: v.array(v.object({ CategoryID: v.number(), Name: v.string(), Slug: v.string() })),
});
export type Suggestions = v.InferOutput<typeof Suggestions>;
