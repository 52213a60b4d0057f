import * as v from 'valibot';
import { Image } from './image.ts';

export const HomeScreenBanner = v.object({
  BannerID: v.number(),
  Title: v.string(),
  Subtitle: v.string(),
  ImageUrl: v.string(),
  AltText: v.string(),
  Image,
  /** The point of the picture that stays in sight when it is cropped, as CSS writes it: '30% 60%'. */
  Focus: v.optional(v.string(), '50% 50%'),
  /** A path of the store, e.g. /collections/sofas. */
  LinkUrl: v.string(),
  DisplayOrder: v.number(),
});
export type HomeScreenBanner = v.InferOutput<typeof HomeScreenBanner>;
