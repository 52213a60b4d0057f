import type { Image } from '../api/shapes/image.ts';
import type { Testimonial as Answer } from '../api/shapes/testimonial.ts';

/** What a customer says about the store. */
export interface Testimonial {
  readonly name: string;
  readonly city: string;
  readonly rating: number;
  readonly quote: string;
  /** What they bought. */
  readonly image: Image;
  /** Seeded text that no customer wrote. */
  readonly isSample: boolean;
}

export function testimonialOf(said: Answer): Testimonial {
  return {
    name: said.Name,
    city: said.City,
    rating: said.Rating,
    quote: said.Quote,
    image: said.Image,
    isSample: said.IsSample,
  };
}
