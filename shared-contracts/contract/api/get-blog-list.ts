import * as v from 'valibot';
import { articlePageOf } from '../domain/article.ts';
import { BLOG_SORT_COLUMNS, PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { BlogPostItem } from './shapes/blog-post.ts';
import { PageNo, pageSize } from './shapes/paging.ts';

export const getBlogList = defineCall({
  name: 'get-blog-list',
  summary: 'A page of the published posts, newest first unless asked otherwise.',
  hasGet: true,
  request: v.object({
    PageNo,
    PageSize: pageSize(PAGE_SIZE.blog),
    OrderByColumnName: v.optional(v.picklist(['', ...Object.values(BLOG_SORT_COLUMNS)]), ''),
  }),
  answer: v.array(BlogPostItem),
  decode: articlePageOf,
});
