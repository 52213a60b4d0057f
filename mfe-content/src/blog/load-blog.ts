import { notFound, orThrow, type PageContext, type PageOutcome, redirectTo, show } from 'shared-contracts';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { ArticleItem } from 'shared-contracts/domain/article';
import { BLOG_SORT_COLUMNS, PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import { type BlogQuery, cleanedBlogPath, parseBlogQuery } from './blog-url.ts';

export interface BlogData {
  readonly meta?: PageMeta | undefined;
  readonly query: BlogQuery;
  readonly posts: readonly ArticleItem[];
  /** Across all pages. */
  readonly total: number;
}

/** A page of posts, or HTTP 404 past the last page (CON-04). */
export async function loadBlog({ url, api }: PageContext): Promise<PageOutcome<BlogData>> {
  const cleaned = cleanedBlogPath(url.searchParams);
  if (cleaned !== null) return redirectTo(cleaned);
  const query = parseBlogQuery(url.searchParams);
  const request = {
    PageNo: query.page,
    PageSize: PAGE_SIZE.blog,
    OrderByColumnName: BLOG_SORT_COLUMNS[query.sort],
  };
  const [content, { articles: posts, count: total }] = await Promise.all([
    api.call(getWebContent, { PageName: 'blog' }).then(orThrow),
    api.call(getBlogList, request).then(orThrow),
  ]);
  const blog = { meta: content?.meta, query, posts, total };
  return posts.length === 0 && query.page > 1 ? notFound(blog) : show(blog);
}
