import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Image } from './shapes/image.ts';

export const getPopularCategories = defineCall({
  name: 'get-popular-categories',
  summary: 'The categories of the home page’s grid.',
  sends: { recordValueJson: '[]' },
  request: v.object({}),
  answer: v.array(
    v.object({
      CategoryID: v.number(),
      Name: v.string(),
      Slug: v.string(),
      ImageUrl: v.string(),
      Image,
      ProductCount: v.number(),
    }),
  ),
});
