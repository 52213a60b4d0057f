import { useId } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { BLOG_SORT_COLUMNS, type BlogSortKey } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useNavigation } from 'shared-contracts/router';
import styles from './blog-sort.module.css';
import { type BlogQuery, blogPath, parseBlogQuery } from './blog-url.ts';
import { blogWords } from './blog-words.ts';

const SORT_KEYS = Object.keys(BLOG_SORT_COLUMNS) as BlogSortKey[];

/** A plain GET form, so that it also works without JavaScript (CON-04). */
export function BlogSort({ query }: { readonly query: BlogQuery }) {
  const t = useWords(blogWords);
  const id = useId();
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const { location: destination } = useNavigation();
  // The menu shows a pending order at once.
  const { sort } = destination ? parseBlogQuery(new URLSearchParams(destination.search)) : query;
  return (
    <form method="get" action={inLanguage(language, links.blog())} className={styles.sort}>
      <label htmlFor={id}>{t('sortPosts')}</label>
      <select
        id={id}
        name="sort"
        className={fieldStyles.input}
        value={sort}
        onChange={({ target }) => navigate(blogPath({ page: 1, sort: target.value as BlogSortKey }))}
      >
        {SORT_KEYS.map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('applyPostSort')}
        </Button>
      </noscript>
    </form>
  );
}
