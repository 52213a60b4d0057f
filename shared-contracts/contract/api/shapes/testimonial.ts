import * as v from 'valibot';
import { Image } from './image.ts';

export const Testimonial = v.object({
  Name: v.string(),
  City: v.string(),
  Rating: v.number(),
  Quote: v.string(),
  /** What they bought. */
  Image,
  /** True for seeded text that no customer wrote. */
  IsSample: v.boolean(),
});
export type Testimonial = v.InferOutput<typeof Testimonial>;
