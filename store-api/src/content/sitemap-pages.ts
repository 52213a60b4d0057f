import type { Db } from '../platform/database/schema.ts';
import { posts } from './blog/post-kind.ts';
import { publishedAt } from './documents/live.ts';
import { pages as editorialPages } from './pages/page-kind.ts';

/** The editorial pages for the sitemaps, and when they and the posts were published, each by its name (SH-18). */
export async function sitemapPages(db: Db) {
  const [rows, pagesChangedAt, postsChangedAt] = await Promise.all([
    db.selectFrom('web_pages').select('page_name').orderBy('page_name').execute(),
    publishedAt(db, editorialPages.plural),
    publishedAt(db, posts.plural),
  ]);
  return { pages: rows.map((row) => row.page_name), pagesChangedAt, postsChangedAt };
}
