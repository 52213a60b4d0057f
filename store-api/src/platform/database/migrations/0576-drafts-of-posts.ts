import { type Kysely, sql } from 'kysely';

/** A post that was not published has no document since step 0500: it becomes a draft. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create temporary table posts_without_document as
      select slug as name, content as markdown, json_build_object(
          'title', title, 'excerpt', excerpt, 'keywords', meta_keyword, 'author', author,
          'date', to_char(published_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
          'picture', '/media/' || image_id || ' ' || image_alt) as front
      from blog_posts
      where not is_published and not exists (select from content_items where kind = 'posts' and name = slug)`.execute(
    db,
  );
  await sql`insert into content_items (kind, name) select 'posts', name from posts_without_document`.execute(db);
  await sql`
    insert into content_versions (kind, name, version, front, markdown)
      select 'posts', name, 1, front, markdown from posts_without_document`.execute(db);
  await sql`drop table posts_without_document`.execute(db);
}
