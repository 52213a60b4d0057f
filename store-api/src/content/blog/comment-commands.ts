import { moderationCommands } from '../../platform/command-line/moderation.ts';

export const commentCommands = moderationCommands({
  plural: 'comments',
  singular: 'comment',
  table: 'blog_comments',
  id: 'comment_id',
  columns: {
    id: 'number',
    status: 'text',
    written: 'time',
    post: 'text',
    name: 'text',
    email: 'text',
    message: 'text',
  },
  async page(db, { statuses, after, limit }) {
    const rows = await db
      .selectFrom('blog_comments')
      .innerJoin('blog_posts', 'blog_posts.post_id', 'blog_comments.post_id')
      .selectAll('blog_comments')
      .select('blog_posts.slug')
      .where('status', 'in', [...statuses])
      .where('comment_id', '>', after)
      .orderBy('comment_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.comment_id,
      status: row.status,
      written: row.created_at,
      post: row.slug,
      name: row.name,
      email: row.email,
      message: row.message,
    }));
  },
});
