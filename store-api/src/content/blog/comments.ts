import type { insertBlogComment } from 'shared-contracts/api/insert-blog-comment';
import type { BlogComment } from 'shared-contracts/api/shapes/blog-comment';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { findPostId } from './posts-repository.ts';

/** The approved comments of a published post, oldest first. */
export async function approvedComments(db: Db, slug: string): Promise<BlogComment[]> {
  const rows = await db
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.post_id', 'blog_comments.post_id')
    .select(['comment_id', 'name', 'message', 'created_at'])
    .where('slug', '=', slug.toLowerCase())
    .where('is_published', '=', true)
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .orderBy('comment_id')
    .execute();
  return rows.map((row) => ({
    CommentID: row.comment_id,
    Name: row.name,
    Message: row.message,
    CreatedOn: row.created_at.toISOString(),
  }));
}

type Comment = Omit<InferOutput<(typeof insertBlogComment)['request']>, 'Website' | 'FormToken'>;
type CommentResult = 'saved' | 'unknown-post';

/** Stores a comment for approval. The form's token, which changes, does not distinguish two requests. */
export async function leaveComment(db: Db, { IdempotencyKey, ...comment }: Comment, now: Date): Promise<CommentResult> {
  const postId = await findPostId(db, comment.Slug);
  if (postId === null) return 'unknown-post';
  const keyed = { scope: 'insert-blog-comment', key: IdempotencyKey, request: comment };
  return writeOnce(db, keyed, async (trx) => {
    await trx
      .insertInto('blog_comments')
      .values({
        post_id: postId,
        name: comment.Name,
        email: comment.Email,
        message: comment.Message,
        created_at: now,
      })
      .execute();
    return 'saved' as const;
  });
}
