import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/ui/catalogue-text';
import { shellWords } from '../words.ts';
import { CategoryLink } from './category-link.tsx';
import styles from './category-panel.module.css';
import type { CategoryNode } from './category-tree.ts';

interface CategoryPanelProps {
  readonly id: string;
  readonly node: CategoryNode;
  readonly hidden: boolean;
  readonly onChoose: () => void;
}

/** What a top-level category holds: its children as columns, theirs below them. In the page even while hidden. */
export function CategoryPanel({ id, node, hidden, onChoose }: CategoryPanelProps) {
  const t = useWords(shellWords);
  const { category, children } = node;
  return (
    <div id={id} className={styles.panel} hidden={hidden}>
      <div className={`container ${styles.row}`}>
        <div className={styles.intro}>
          <p className={styles.name}>
            <CatalogueText text={category.Name} />
          </p>
          <CategoryLink category={category} className="text-link arrow" onChoose={onChoose}>
            {t('allOf', { category: category.Name })}
          </CategoryLink>
        </div>
        <ul className={styles.columns}>
          {children.map((child) => (
            <li key={child.category.CategoryID}>
              <CategoryLink category={child.category} className={styles.child} onChoose={onChoose} />
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((grandchild) => (
                    <li key={grandchild.category.CategoryID}>
                      <CategoryLink category={grandchild.category} className={styles.grandchild} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
