import * as v from 'valibot';
import { commentOf } from '../domain/article.ts';
import { defineCall } from './call.ts';
import { BlogSlug } from './get-blog-detail.ts';
import { BlogComment } from './shapes/blog-comment.ts';

export const getBlogComments = defineCall({
  name: 'get-blog-comments',
  summary: 'The approved comments of a post, oldest first; never an e-mail address.',
  hasGet: true,
  request: v.object({ Slug: BlogSlug }),
  answer: v.array(BlogComment),
  decode: (comments) => comments.map(commentOf),
});
