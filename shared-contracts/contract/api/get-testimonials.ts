import * as v from 'valibot';
import { testimonialOf } from '../domain/testimonial.ts';
import { defineCall } from './call.ts';
import { Testimonial } from './shapes/testimonial.ts';

export const getTestimonials = defineCall({
  name: 'get-testimonials',
  summary: 'What customers say about the store.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(Testimonial),
  decode: (testimonials) => testimonials.map(testimonialOf),
});
