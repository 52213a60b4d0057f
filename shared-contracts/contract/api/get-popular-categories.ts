import * as v from 'valibot';
import { decodePopularCategories } from '../domain/popular-category.ts';
import { defineCall } from './call.ts';
import { PopularCategory } from './shapes/popular-category.ts';

export const getPopularCategories = defineCall({
  name: 'get-popular-categories',
  summary: 'The categories of the home page’s grid.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({}),
  answer: v.array(PopularCategory),
  decode: decodePopularCategories,
});
