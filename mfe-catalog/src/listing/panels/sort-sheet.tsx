import { useWords } from 'shared-contracts';
import { Dialog } from 'shared-contracts/kit/dialog';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { orderInUrl, ordersOf } from '../orders.ts';
import { listingWords } from '../words.ts';
import panelStyles from './panel.module.css';
import type { PanelProps } from './panel.ts';
import styles from './sort-sheet.module.css';

/** The orders of a listing on a narrow screen, as links (CAT-06). */
export function SortSheet({ choice, onClose }: PanelProps) {
  const t = useWords(listingWords);
  const { requested, pathWith, markChoice } = choice;
  const { offered, chosen } = ordersOf(requested);
  return (
    <Dialog title={t('sortBy')} from="bottom" onClose={onClose}>
      <ul className={panelStyles.content}>
        {offered.map((order) => (
          <li key={order}>
            <StoreLink
              to={pathWith({ sort: orderInUrl(requested, order) })}
              className={styles.order ?? ''}
              aria-current={order === chosen ? 'true' : undefined}
              preventScrollReset
              onClick={() => {
                markChoice();
                onClose();
              }}
            >
              {t(order)}
            </StoreLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
