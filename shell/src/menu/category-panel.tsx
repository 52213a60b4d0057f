import { memo } from 'react';
import { useWords } from 'shared-contracts';
import type { CategoryNode } from 'shared-contracts/domain/category-tree';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { shellWords } from '../words.ts';
import { CategoryLink } from './category-link.tsx';
import styles from './category-panel.module.css';

interface PanelContentProps {
  readonly node: CategoryNode;
  /** Ids of the entries to mark, see `useCurrentCategory`. */
  readonly current: readonly number[];
  /** Whether Tab stops at its links. */
  readonly reachable: boolean;
  readonly onChoose: () => void;
}

interface CategoryPanelProps extends PanelContentProps {
  readonly id: string;
  readonly hidden: boolean;
}

/** The children of a top-level category as columns, with theirs below. In the page even while hidden. */
export function CategoryPanel({ id, hidden, ...content }: CategoryPanelProps) {
  return (
    <div id={id} className={styles.panel} hidden={hidden}>
      <PanelContent {...content} />
    </div>
  );
}

/** Memoised, so that opening does not render it. */
const PanelContent = memo(function PanelContent({ node, current, reachable, onChoose }: PanelContentProps) {
  const t = useWords(shellWords);
  const { category, children } = node;
  const tabIndex = reachable ? undefined : -1;
  return (
    <div className={`container ${styles.row}`}>
      <div className={styles.intro}>
        <p className={styles.name}>
          <CatalogueText text={category.name} />
        </p>
        <CategoryLink category={category} className={linkStyles.more} tabIndex={tabIndex} onChoose={onChoose}>
          {t('allOf', { category: category.name })}
        </CategoryLink>
      </div>
      <ul className={styles.columns}>
        {children.map((child) => (
          <li key={child.category.id}>
            <CategoryLink
              category={child.category}
              className={styles.child}
              tabIndex={tabIndex}
              current={current.includes(child.category.id)}
              onChoose={onChoose}
            />
            {child.children.length > 0 && (
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.category.id}>
                    <CategoryLink
                      category={grandchild.category}
                      className={styles.grandchild}
                      tabIndex={tabIndex}
                      current={current.includes(grandchild.category.id)}
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {category.pictureUrl && (
        <span className={`${surfaceStyles.well} ${styles.picture}`}>
          {/* Not fetched before the panel has opened. */}
          <img src={`${category.pictureUrl}/320.webp`} alt="" width={220} height={220} loading="lazy" />
        </span>
      )}
    </div>
  );
});
