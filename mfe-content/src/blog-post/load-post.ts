import {
  links,
  notFound,
  orElse,
  orThrow,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import { withoutDecoder } from 'shared-contracts/api/call';
import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { parseHtml } from 'shared-contracts/parse-html';
import type { PostData } from './post-data.ts';

const PRODUCTS = 3;

/** A post with its approved comments and three products; null with HTTP 404 for an unknown post (CON-05). */
export async function loadPost({ api, url, params, signal }: PageContext): Promise<PageOutcome<PostData | null>> {
  const { slug: spelled = '' } = params;
  const slug = spelled.toLowerCase();
  // The API creates only slugs of this form: others need no request.
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return notFound(null);
  if (slug !== spelled) return redirectTo(links.blogPost(slug), { permanent: true });
  const [post, comments, popular] = await Promise.all([
    api.call(getBlogDetail, { Slug: slug }, { signal }).then(orThrow),
    api.call(getBlogComments, { Slug: slug }, { signal }).then(orElse([])),
    api.call(withoutDecoder(getPopularProductsList), { PageSize: PAGE_SIZE.homeShelf }, { signal }).then(orElse([])),
  ]);
  if (!post) return notFound(null);
  const { html, ...about } = post;
  return show({
    post: about,
    text: parseHtml(html),
    comments,
    products: popular.slice(0, PRODUCTS),
    address: `${url.origin}${url.pathname}`,
  });
}
