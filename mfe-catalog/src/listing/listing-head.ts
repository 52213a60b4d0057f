import { links, translator } from 'shared-contracts';
import { pictureSources, preloadOf } from 'shared-contracts/domain/picture';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { CARD_SIZES } from './card-sizes.ts';
import type { ListingData } from './listing-data.ts';
import { listingHeading } from './listing-heading.ts';
import { listingPath } from './listing-path.ts';
import { isNarrowed } from './listing-url.ts';
import { listingWords } from './words.ts';

/** Title, canonical address and first picture. Search results and filtered pages are not indexed (SH-18). */
export function listingHead(
  data: ListingData | undefined,
  { language, storeName, listingPromise }: HeadContext,
): PageHead {
  const t = translator(listingWords, language);
  if (data?.kind !== 'products') {
    const title = t(data?.kind === 'past-the-end' ? 'pastTheEnd' : data ? 'unknownCategory' : 'allProducts');
    return { title: `${title} | ${storeName}`, noindex: data !== undefined, ...(data ? { absent: true } : {}) };
  }
  const { query, trail, products, total } = data;
  const heading = listingHeading(t, data);
  const title = query.page > 1 ? t('pageOf', { heading, n: query.page }) : heading;
  const picture = products[0]?.image;
  return {
    title: `${title} | ${storeName}`,
    description: t('listingDescription', { heading, n: total, promise: listingPromise ? ` ${listingPromise}` : '' }),
    canonical: listingPath(query, trail.at(-1)),
    noindex: isNarrowed(query),
    breadcrumb: [
      { name: t('home'), path: links.home() },
      ...trail.map(({ name, slug }) => ({ name, path: links.category(slug) })),
    ],
    ...(picture ? { image: pictureSources(picture).fallback, preload: preloadOf(picture, CARD_SIZES) } : {}),
  };
}
