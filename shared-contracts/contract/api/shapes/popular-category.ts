import * as v from 'valibot';
import { Image } from './image.ts';

export const PopularCategory = v.object({
  CategoryID: v.number(),
  Name: v.string(),
  Slug: v.string(),
  ImageUrl: v.string(),
  Image,
  ProductCount: v.number(),
});
export type PopularCategory = v.InferOutput<typeof PopularCategory>;
