import * as v from 'valibot';
import { PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';

export const Category = v.object({
  CategoryID: v.number(),
  Name: v.string(),
  /** Absent at the top level. */
  ParentCategoryID: v.optional(v.number()),
  Slug: v.string(),
  ImageUrl: v.optional(v.string()),
  /** One sentence that introduces the category. */
  Intro: v.string(),
  /** Products of the category and of all below it. */
  ProductCount: v.number(),
});
export type Category = v.InferOutput<typeof Category>;

export const getCategoriesList = defineCall({
  name: 'get-categories-list',
  summary: 'Every category with its parent, in menu order.',
  sends: { PageNo: 1, PageSize: PAGE_SIZE.categories, recordValueJson: '[]' },
  hasGet: true,
  request: v.object({ PageNo, PageSize: pageSize(PAGE_SIZE.categories) }),
  answer: v.array(Category),
});
