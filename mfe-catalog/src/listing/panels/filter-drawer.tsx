import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { Dialog } from 'shared-contracts/kit/dialog';
import { FilterForm } from '../filters/filter-form.tsx';
import { filterWords } from '../filters/words.ts';
import { isFiltered, withoutFilters } from '../listing-url.ts';
import { listingWords } from '../words.ts';
import styles from './panel.module.css';
import type { PanelProps } from './panel.ts';

/** The filters of a narrow screen. Choices apply at once behind the drawer; its button shows the resulting count. */
export function FilterDrawer({ listing, choice, onClose }: PanelProps) {
  const t = useWords(listingWords);
  const filter = useWords(filterWords);
  const { facets, total } = listing;
  const { requested, choose, fetching } = choice;
  const filtered = isFiltered(requested);
  if (!facets) return null;
  return (
    <Dialog
      title={t('filters')}
      from="end"
      onClose={onClose}
      footer={
        <>
          <Button
            kind="quiet"
            // A disabled button would drop its focus.
            aria-disabled={!filtered}
            onClick={() => filtered && choose(withoutFilters(requested))}
          >
            {t('clearAll')}
          </Button>
          <Button kind="primary" aria-busy={fetching} onClick={onClose}>
            {fetching
              ? t('fetchingProducts')
              : total === 1
                ? filter('showOneProduct')
                : filter('showProducts', { n: total })}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <FilterForm listing={listing} facets={facets} choice={choice} />
      </div>
    </Dialog>
  );
}
