import { useRef, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/ui/catalogue-text';
import { ChevronDownIcon } from 'shared-contracts/ui/icons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { shellWords } from '../words.ts';
import styles from './category-bar.module.css';
import { CategoryLink } from './category-link.tsx';
import { CategoryPanel } from './category-panel.tsx';
import type { CategoryNode } from './category-tree.ts';

interface CategoryBarProps {
  readonly tree: readonly CategoryNode[];
  /** Id of the top-level category to mark. */
  readonly current: number | undefined;
}

/** The category menu of wide screens (SH-05): plain links, and buttons that open a panel below the bar. */
export function CategoryBar({ tree, current }: CategoryBarProps) {
  const t = useWords(shellWords);
  const [openId, setOpenId] = useState<number | null>(null);
  const close = () => setOpenId(null);
  return (
    <nav className={styles.bar} aria-label={t('categories')}>
      <ul className={`container ${styles.row}`}>
        {tree.map((node) =>
          node.children.length === 0 ? (
            <li key={node.category.CategoryID}>
              <CategoryLink
                category={node.category}
                className={styles.entry}
                current={node.category.CategoryID === current}
                onChoose={close}
              />
            </li>
          ) : (
            <OpeningEntry
              key={node.category.CategoryID}
              node={node}
              current={node.category.CategoryID === current}
              open={node.category.CategoryID === openId}
              onOpen={() => setOpenId(node.category.CategoryID)}
              onClose={close}
            />
          ),
        )}
        <li className={styles.last}>
          <StoreLink to={links.allProducts()} className={styles.entry} onClick={close}>
            {t('allFurniture')}
          </StoreLink>
        </li>
      </ul>
    </nav>
  );
}

interface OpeningEntryProps {
  readonly node: CategoryNode;
  readonly current: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens on hover, focus and click; a second click, Escape and leaving it close it. */
function OpeningEntry({ node, current, open, onOpen, onClose }: OpeningEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Hover and focus have opened the panel before a click arrives, so only a panel that a click opened closes by one.
  const openedByClick = useRef(false);
  const panelId = `categories-${node.category.CategoryID}`;
  const close = () => {
    openedByClick.current = false;
    onClose();
  };
  const click = () => {
    if (open && openedByClick.current) return close();
    openedByClick.current = true;
    onOpen();
  };
  return (
    <li
      onMouseEnter={onOpen}
      onMouseLeave={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // Focus first: it opens, and closing has the last word.
        button.current?.focus();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={current ? 'true' : undefined}
        onFocus={onOpen}
        onClick={click}
      >
        <CatalogueText text={node.category.Name} />
        <ChevronDownIcon size={14} />
      </button>
      <CategoryPanel id={panelId} node={node} hidden={!open} onChoose={close} />
    </li>
  );
}
