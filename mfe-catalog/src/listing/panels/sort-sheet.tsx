import { useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { orderInUrl, ordersOf } from '../orders.ts';
import { listingWords } from '../words.ts';
import type { PanelProps } from './panel.ts';
import { Sheet } from './sheet.tsx';
import styles from './sort-sheet.module.css';

/** The orders of a listing on a narrow screen, each a link to it (CAT-06). */
export function SortSheet({ choice, onClose }: PanelProps) {
  const t = useWords(listingWords);
  const { wanted, pathWith, markChoice } = choice;
  const { offered, chosen } = ordersOf(wanted);
  return (
    <Sheet title={t('sortBy')} side="bottom" onClose={onClose}>
      <ul>
        {offered.map((order) => (
          <li key={order}>
            <StoreLink
              to={pathWith({ sort: orderInUrl(wanted, order) })}
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
    </Sheet>
  );
}
