import type { BlogComment } from 'shared-contracts/api/get-blog-comments';
import type { Db } from '../../platform/database/schema.ts';

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
