import * as v from 'valibot';

export const BlogComment = v.object({
  CommentID: v.number(),
  Name: v.string(),
  /** Plain text. */
  Message: v.string(),
  /** UTC, ISO 8601. */
  CreatedOn: v.string(),
});
export type BlogComment = v.InferOutput<typeof BlogComment>;
