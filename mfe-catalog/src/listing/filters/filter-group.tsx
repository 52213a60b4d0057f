import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import type { IdFilter } from '../listing-url.ts';
import styles from './filter-form.module.css';
import { filterWords } from './words.ts';

export type GroupName = IdFilter | 'stock' | 'price';

const OPEN_AT_FIRST: readonly GroupName[] = ['type', 'material', 'stock', 'colour', 'price'];

// What the shopper opened and closed, for this visit. Written by the browser only.
const $opened = map<Partial<Record<GroupName, boolean>>>({});

interface FilterGroupProps {
  readonly name: GroupName;
  /** How many of its options are chosen: one that holds a choice is open. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** The options of one filter under its name; opens and closes, and stays so on the next listing. */
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
