import * as v from 'valibot';
import { Image } from './image.ts';

export const Studio = v.object({
  /** The last part of its address on the page, '#jodhpur'. */
  Slug: v.string(),
  Name: v.string(),
  Address: v.string(),
  /** '' for the store's own. */
  Phone: v.string(),
  /** Days from 1, Monday, to 7; times in India like '10:30'. */
  Hours: v.array(v.object({ Days: v.array(v.number()), Opens: v.string(), Closes: v.string() })),
  Latitude: v.number(),
  Longitude: v.number(),
  Image: v.nullable(Image),
  /** Sanitised HTML: how to find it. */
  Directions: v.string(),
});
export type Studio = v.InferOutput<typeof Studio>;
