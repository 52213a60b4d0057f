import * as v from 'valibot';
import { defineCall } from './call.ts';
import { BlogSlug } from './get-blog-detail.ts';

export const BlogComment = v.object({
  CommentID: v.number(),
  Name: v.string(),
  /** Plain text. */
  Message: v.string(),
  /** UTC, ISO 8601. */
  CreatedOn: v.string(),
});
export type BlogComment = v.InferOutput<typeof BlogComment>;

export const getBlogComments = defineCall({
  name: 'get-blog-comments',
  summary: 'The approved comments of a post, oldest first; never an e-mail address.',
  request: v.object({ Slug: BlogSlug }),
  answer: v.array(BlogComment),
});
