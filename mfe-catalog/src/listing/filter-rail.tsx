import { defineIsland, useWords } from 'shared-contracts';
import { FROM_DESKTOP } from 'shared-contracts/kit/breakpoints';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './filter-rail.module.css';
import type { FilterFormProps } from './filters/filter-form.tsx';
import { listingWords } from './words.ts';

// Until its code is here the server's form works by itself. Narrow screens have the filters in a drawer instead.
const LiveFilters = defineIsland({
  load: async () => (await import('./filters/live-filters.tsx')).LiveFilters,
  when: { media: FROM_DESKTOP },
  placeholder: <TextSkeleton lines={12} />,
});

/** The filters beside the products on wide screens. */
export function FilterRail(props: Omit<FilterFormProps, 'form'>) {
  const t = useWords(listingWords);
  return (
    <aside className={styles.rail} aria-labelledby="filters">
      <h2 id="filters">{t('filters')}</h2>
      <LiveFilters {...props} />
    </aside>
  );
}
