import { useWords } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { Pagination as Pages } from 'shared-contracts/kit/pagination';
import type { ProductListing } from './listing-data.ts';
import { listingPath } from './listing-path.ts';
import { listingWords } from './words.ts';

/** Ten products a page (CAT-08). */
export function Pagination({ listing: { query, trail, total } }: { readonly listing: ProductListing }) {
  const t = useWords(listingWords);
  return (
    <Pages
      label={t('pages')}
      current={query.page}
      last={Math.ceil(total / PAGE_SIZE.listing)}
      to={(page) => listingPath({ ...query, page }, trail.at(-1))}
      words={{ page: (n) => t('page', { n }), previous: t('previousPage'), next: t('nextPage') }}
    />
  );
}
