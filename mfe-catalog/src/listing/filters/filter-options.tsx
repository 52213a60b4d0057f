import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import styles from './filter-form.module.css';
import { filterWords } from './words.ts';

/** More options than this are behind a 'more' button, unless the button would reveal only a few. */
const MOST_AT_ONCE = 8;
const A_FEW = 3;

interface FilterOption<Value> {
  readonly value: Value;
  readonly name: string;
  /** The number of products it would show under the other filters. */
  readonly count: number;
  readonly colour?: string | undefined;
}

interface FilterOptionsProps<Value extends string | number> {
  /** The field name in the URL. */
  readonly name: string;
  readonly options: readonly FilterOption<Value>[];
  readonly chosen: readonly Value[];
  readonly onTurn: (value: Value, on: boolean) => void;
}

/** Checkboxes with counts. An option without products is disabled (CAT-03). */
export function FilterOptions<Value extends string | number>({
  name,
  options,
  chosen,
  onTurn,
}: FilterOptionsProps<Value>) {
  const t = useWords(filterWords);
  const cut = options.length <= MOST_AT_ONCE + A_FEW ? options.length : MOST_AT_ONCE;
  const more = options.slice(cut);
  const [moreAtFirst] = useState(() => more.some(({ value }) => chosen.includes(value)));
  const list = (part: typeof options) => (
    <ul>
      {part.map(({ value, name: text, count, colour }) => (
        <li key={value}>
          <label className={styles.option}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              disabled={count === 0 && !chosen.includes(value)}
              onChange={(event) => onTurn(value, event.target.checked)}
            />
            {colour && <i className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />}
            <span>
              <CatalogueText text={text} />
            </span>{' '}
            {/* One text: two more for each of 160 options are 300 nodes more. */}
            <small>{`(${count})`}</small>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(options.slice(0, cut))}
      {more.length > 0 && (
        <details className={styles.more} open={moreAtFirst}>
          <summary>{t('moreOptions', { n: more.length })}</summary>
          {list(more)}
        </details>
      )}
    </>
  );
}
