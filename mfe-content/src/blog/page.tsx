import { definePage, translator } from 'shared-contracts';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { webContentHead } from '../web-content/web-content-head.ts';
import { Blog } from './blog.tsx';
import { blogPath } from './blog-url.ts';
import { blogWords } from './blog-words.ts';
import type { BlogData } from './load-blog.ts';
import { POST_SIZES } from './post-card.tsx';

export const page = definePage<BlogData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-blog.ts')).loadBlog(context),
  Component: ({ data }) => <Blog {...data} />,
  head: blogHead,
});

function blogHead(data: BlogData | undefined, { language, storeName }: HeadContext): PageHead {
  if (!data) return { title: storeName };
  const { meta, query, posts } = data;
  const { title, ...head } = meta ? webContentHead(meta, storeName) : { title: storeName };
  const first = posts[0]?.image;
  return {
    ...head,
    title: query.page > 1 ? translator(blogWords, language)('pageOfPosts', { heading: title, n: query.page }) : title,
    canonical: blogPath(query),
    // Another page number is another page; another order of the same posts is not.
    noindex: posts.length === 0 || query.sort !== 'newest',
    ...(first
      ? {
          image: previewPicture(first),
          preload: preloadOf(first, POST_SIZES),
        }
      : {}),
  };
}
