import type { insertBlogComment } from 'shared-contracts/api/insert-blog-comment';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { findPostId } from './posts-repository.ts';

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
