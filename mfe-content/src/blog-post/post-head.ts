import { isInEnglish } from 'shared-contracts';
import { pictureSources, previewPicture } from 'shared-contracts/domain/picture';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { LEAD_SIZES } from './lead-sizes.ts';
import type { PostData } from './post-data.ts';

/** Title, picture and BlogPosting data for search engines and link previews (SH-18). */
export function postHead(data: PostData | null | undefined, { storeName, language }: HeadContext): PageHead {
  if (!data) return { title: storeName, noindex: data === null };
  const { post, address } = data;
  return {
    title: `${storeName} - ${post.Title}`,
    description: post.Meta_Description || post.Excerpt,
    keywords: post.Meta_Keyword,
    image: previewPicture(post.Image),
    preload: { srcSet: pictureSources(post.Image).avif, sizes: LEAD_SIZES, type: 'image/avif' },
    structuredData: [blogPosting(post, address, { storeName, language })],
  };
}

function blogPosting(post: PostData['post'], address: string, { storeName, language }: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.Title,
    description: post.Excerpt,
    image: `${new URL(address).origin}${previewPicture(post.Image)}`,
    datePublished: post.PublishedOn,
    inLanguage: isInEnglish(post.Title, language) ? 'en' : language,
    author: { '@type': 'Person', name: post.Author },
    publisher: { '@type': 'Organization', name: storeName },
    mainEntityOfPage: address,
  };
}
