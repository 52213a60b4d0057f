import { moderationCommands } from '../../platform/command-line/moderation.ts';
import { plain } from '../../platform/command-line/plain.ts';

export const commentCommands = moderationCommands({
  plural: 'comments',
  singular: 'comment',
  table: 'blog_comments',
  id: 'comment_id',
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
      lines: [
        `${row.comment_id}  ${row.status}  ${row.created_at.toISOString().slice(0, 10)}  ${row.slug}`,
        `    ${plain(row.name)} <${plain(row.email)}>`,
        `    ${plain(row.message)}`,
      ],
    }));
  },
});
