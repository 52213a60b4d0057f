import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { Dialog } from 'shared-contracts/kit/dialog';
import { FilterForm } from '../filters/filter-form.tsx';
import { filterWords } from '../filters/words.ts';
import { isFiltered, withoutFilters } from '../listing-url.ts';
import { listingWords } from '../words.ts';
import styles from './panel.module.css';
import type { PanelProps } from './panel.ts';

/** The filters of a narrow screen. Every choice is done at once behind the drawer; its button says what came of it. */
export function FilterDrawer({ listing, choice, onClose }: PanelProps) {
  const t = useWords(listingWords);
  const filter = useWords(filterWords);
  const { facets, total } = listing;
  const { wanted, choose, fetching } = choice;
  const filtered = isFiltered(wanted);
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
            // Not disabled, which would drop the focus it has.
            aria-disabled={!filtered}
            onClick={() => filtered && choose(withoutFilters(wanted))}
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
