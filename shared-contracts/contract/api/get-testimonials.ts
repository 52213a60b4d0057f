import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Image } from './shapes/image.ts';

export const getTestimonials = defineCall({
  name: 'get-testimonials',
  summary: 'What customers say about the store.',
  request: v.object({}),
  answer: v.array(
    v.object({
      Name: v.string(),
      City: v.string(),
      Rating: v.number(),
      Quote: v.string(),
      /** What they bought. */
      Image,
      /** True for seeded text that no customer wrote. */
      IsSample: v.boolean(),
    }),
  ),
});
