import { isInEnglish, links, translator } from 'shared-contracts';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { words as articleWords } from '../article/words.ts';
import { words as blogWords } from '../blog/words.ts';
import { LEAD_SIZES } from './lead-sizes.ts';
import type { PostData } from './post-data.ts';

/** Title, picture and BlogPosting data for search engines and link previews (SH-18). */
export function postHead(data: PostData | null | undefined, { storeName, language }: HeadContext): PageHead {
  if (data === null) return { title: storeName, noindex: true, absent: true };
  if (!data) return { title: storeName };
  const { post, address } = data;
  return {
    title: `${storeName} - ${post.title}`,
    description: post.description ?? post.excerpt,
    keywords: post.keywords ?? '',
    image: previewPicture(post.image),
    preload: preloadOf(post.image, LEAD_SIZES),
    structuredData: [blogPosting(post, address, { storeName, language })],
    breadcrumb: [
      { name: translator(articleWords, language)('home'), path: links.home() },
      { name: translator(blogWords, language)('blog'), path: links.blog() },
      { name: post.title, path: links.blogPost(post.slug) },
    ],
  };
}

function blogPosting(post: PostData['post'], address: string, { storeName, language }: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: `${new URL(address).origin}${previewPicture(post.image)}`,
    datePublished: new Date(post.publishedAt).toISOString(),
    ...(post.modifiedAt ? { dateModified: new Date(post.modifiedAt).toISOString() } : {}),
    inLanguage: isInEnglish(post.title, language) ? 'en' : language,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: storeName },
    mainEntityOfPage: address,
  };
}
