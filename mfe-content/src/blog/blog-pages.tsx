import { useWords } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { Pagination } from 'shared-contracts/kit/pagination';
import { type BlogQuery, blogPath } from './blog-url.ts';
import { blogWords } from './blog-words.ts';

/** Twelve posts a page (CON-04). */
export function BlogPages({ query, total }: { readonly query: BlogQuery; readonly total: number }) {
  const t = useWords(blogWords);
  return (
    <Pagination
      label={t('postPages')}
      current={query.page}
      last={Math.ceil(total / PAGE_SIZE.blog)}
      to={(page) => blogPath({ ...query, page })}
      words={{ page: (n) => t('postPage', { n }), previous: t('previousPosts'), next: t('nextPosts') }}
    />
  );
}
