import { defineIsland, useWords } from 'shared-contracts';
import { FROM_DESKTOP } from 'shared-contracts/kit/breakpoints';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './filter-rail.module.css';
import type { FilterFormProps } from './filters/filter-form.tsx';
import { listingWords } from './words.ts';

// The server's form works before this code loads. Narrow screens show the filters in a drawer instead.
const InteractiveFilters = defineIsland({
  load: async () =>
    (await import(/* webpackChunkName: "filters" */ './filters/interactive-filters.tsx')).InteractiveFilters,
  when: { media: FROM_DESKTOP },
  placeholder: <TextSkeleton lines={12} />,
});

/** The filters of wide screens. */
export function FilterRail(props: Omit<FilterFormProps, 'form'>) {
  const t = useWords(listingWords);
  return (
    <aside className={styles.rail} aria-labelledby="filters">
      <h2 id="filters">{t('filters')}</h2>
      <InteractiveFilters {...props} />
    </aside>
  );
}
