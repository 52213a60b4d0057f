import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import type { IdFilter } from '../listing-url.ts';
import styles from './filter-form.module.css';
import { filterWords } from './words.ts';

type GroupName = IdFilter | 'stock' | 'price' | 'discount' | 'rating';

/** The rest is folded, so that the list of filters is seen whole. */
const OPEN_AT_FIRST: readonly GroupName[] = ['type', 'price'];

// Groups that the shopper opened or closed during this visit. Only the browser writes it.
const $opened = map<Partial<Record<GroupName, boolean>>>({});

interface FilterGroupProps {
  readonly name: GroupName;
  /** The number of chosen options: a group with a choice is open. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** A disclosure with the options of one filter; it stays open or closed on the next listing. */
export function FilterGroup({ name, chosen, children }: FilterGroupProps) {
  const t = useWords(filterWords);
  const title = t(`filter-${name}`);
  const isOpen = useStore($opened)[name] ?? (chosen > 0 || OPEN_AT_FIRST.includes(name));
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) $opened.setKey(name, currentTarget.open);
      }}
    >
      <summary>
        {title}
        {chosen > 0 && name !== 'price' && <span className={styles.chosen}>{t('chosenOptions', { n: chosen })}</span>}
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}
