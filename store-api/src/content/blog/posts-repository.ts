import { sql } from 'kysely';
import type { BlogPost, BlogPostItem } from 'shared-contracts/api/shapes/blog-post';
import type { Db } from '../../platform/database/schema.ts';
import { asImage } from '../../platform/pictures/picture.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { byText } from '../../platform/translations/by-text.ts';

type Column = 'Date DESC' | 'Date ASC' | 'Title ASC' | 'Title DESC';

const title = (language: string) => byText('blog_posts.title', language);
const ORDERS: Record<Column, (language: string) => ReturnType<typeof sql>> = {
  'Date DESC': () => sql`published_at desc, post_id desc`,
  'Date ASC': () => sql`published_at, post_id`,
  'Title ASC': (language) => sql`${title(language)}, post_id`,
  'Title DESC': (language) => sql`${title(language)} desc, post_id desc`,
};

interface BlogPage {
  readonly sort: Column | '';
  readonly pageNo: number;
  readonly pageSize: number;
  /** Of the titles that it is sorted by. */
  readonly language: string;
}

export async function listPosts(db: Db, page: BlogPage): Promise<BlogPostItem[]> {
  const published = publishedPosts(db);
  const [counted, rows] = await Promise.all([
    published.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    withPicture(published)
      .orderBy(ORDERS[page.sort || 'Date DESC'](page.language))
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize)
      .execute(),
  ]);
  return rows.map((row) => asItem(row, counted.total));
}

export async function findPost(db: Db, slug: string): Promise<BlogPost | null> {
  const row = await withPicture(publishedPosts(db))
    .select(publishedLast.as('revised_at'))
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const { published_at, revised_at } = row;
  return {
    ...asItem(row, 1),
    // The day that it bears may be later than its document.
    ModifiedOn: (revised_at && revised_at > published_at ? revised_at : published_at).toISOString(),
    Content: safeHtml(row.content),
    Meta_Keyword: row.meta_keyword,
    Meta_Description: row.meta_description,
  };
}

/** SQL for when the version that visitors see of the row of `blog_posts` in scope was published. */
const publishedLast = sql<Date | null>`(
  select publish_at from content_items join content_versions using (kind, name)
  where kind = 'posts' and name = slug and version = live_version
)`;

export async function findPostId(db: Db, slug: string): Promise<number | null> {
  const row = await publishedPosts(db).select('post_id').where('slug', '=', slug.toLowerCase()).executeTakeFirst();
  return row?.post_id ?? null;
}

function publishedPosts(db: Db) {
  return db.selectFrom('blog_posts').where('is_published', '=', true);
}

function withPicture(posts: ReturnType<typeof publishedPosts>) {
  return posts
    .innerJoin('images', 'images.image_id', 'blog_posts.image_id')
    .selectAll('blog_posts')
    .select(['width', 'height', 'placeholder', 'edge']);
}

type Row = Awaited<ReturnType<ReturnType<typeof withPicture>['execute']>>[number];

function asItem(row: Row, totalRecords: number): BlogPostItem {
  return {
    PostID: row.post_id,
    Slug: row.slug,
    Title: row.title,
    Excerpt: row.excerpt,
    Author: row.author,
    PublishedOn: row.published_at.toISOString(),
    ReadingMinutes: readingMinutes(row.content),
    Image: asImage({ ...row, alt: row.image_alt }),
    TotalRecords: totalRecords,
  };
}

const WORDS_PER_MINUTE = 200;

/** The reading time in whole minutes, at least one. */
function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
