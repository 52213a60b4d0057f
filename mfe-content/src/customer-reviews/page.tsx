import { definePage } from 'shared-contracts';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { bannerHead } from '../web-content/page-pictures.ts';
import { webContentHead } from '../web-content/web-content-head.ts';
import { CustomerReviews } from './customer-reviews.tsx';
import type { CustomerReviewsData } from './load-reviews.ts';
import { reviewsPath } from './reviews-url.ts';

export const page = definePage<CustomerReviewsData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-reviews.ts')).loadReviews(context),
  Component: ({ data }) => <CustomerReviews {...data} />,
  head: reviewsHead,
});

function reviewsHead(data: CustomerReviewsData | undefined, { storeName }: HeadContext): PageHead {
  if (!data?.meta) return { title: storeName };
  const { query, reviews, meta } = data;
  return {
    ...webContentHead(meta, storeName),
    ...bannerHead(meta),
    canonical: reviewsPath(query),
    // Filtered lists repeat reviews of the full one: search engines index that alone.
    noindex: query.stars > 0 || query.category !== '' || reviews.length === 0,
    structuredData: described(reviews),
  };
}

/** Describes only what buyers wrote: the store claims no rating for itself, and search engines must not read samples. */
function described(reviews: CustomerReviewsData['reviews']): readonly object[] {
  const written = reviews.filter(({ isSample }) => !isSample);
  if (written.length === 0) return [];
  const itemListElement = written.map((review, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Review',
      name: review.title,
      reviewBody: review.body,
      datePublished: new Date(review.at).toISOString(),
      author: { '@type': 'Person', name: review.author },
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
      itemReviewed: { '@type': 'Product', name: review.product.name },
    },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }];
}
