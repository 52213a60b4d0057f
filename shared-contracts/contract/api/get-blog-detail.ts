import * as v from 'valibot';
import { articleOf } from '../domain/article.ts';
import { defineCall } from './call.ts';
import { BlogPost } from './shapes/blog-post.ts';
import { requiredText } from './shapes/request-fields.ts';

export const BlogSlug = requiredText(200);

export const getBlogDetail = defineCall({
  name: 'get-blog-detail',
  summary: 'A published post by its slug; null when there is none.',
  hasGet: true,
  request: v.object({ Slug: BlogSlug }),
  answer: v.nullable(BlogPost),
  decode: articleOf,
});
