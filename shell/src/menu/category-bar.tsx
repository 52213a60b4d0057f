import { type ComponentProps, memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import type { CategoryNode } from 'shared-contracts/domain/category-tree';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { ChevronDownIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { AddedLink } from '../composition/served.ts';
import { shellWords } from '../words.ts';
import styles from './category-bar.module.css';
import { CategoryLink } from './category-link.tsx';
import { CategoryPanel } from './category-panel.tsx';

interface CategoryBarProps {
  readonly tree: readonly CategoryNode[];
  /** Ids of the entries to mark, see `useCurrentCategory`. */
  readonly current: readonly number[];
  /** The remotes' own. */
  readonly added: readonly AddedLink[];
}

/** The category menu of wide screens (SH-05): plain links, and buttons that open a panel below the bar. */
export const CategoryBar = memo(function CategoryBar({ tree, current, added }: CategoryBarProps) {
  const t = useWords(shellWords);
  const [openId, setOpenId] = useState<number | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  const bar = useRef<HTMLElement>(null);
  useLeaving(bar, openId !== null, close);
  return (
    <nav ref={bar} className={styles.bar} aria-label={t('categories')}>
      <ul className={`container ${styles.row}`}>
        {tree.map((node) =>
          node.children.length === 0 ? (
            <li key={node.category.id}>
              <CategoryLink
                category={node.category}
                className={styles.entry}
                current={current[0] === node.category.id}
                onChoose={close}
              />
            </li>
          ) : (
            <OpeningEntry
              key={node.category.id}
              node={node}
              current={current}
              open={node.category.id === openId}
              onOpen={setOpenId}
              onClose={close}
            />
          ),
        )}
        {added.map(({ to, text }) => (
          <li key={to}>
            <StoreLink to={to} className={styles.entry} onClick={close}>
              <CatalogueText text={text} />
            </StoreLink>
          </li>
        ))}
        <li className={styles.last}>
          <StoreLink to={links.allProducts()} className={styles.entry} onClick={close}>
            {t('allFurniture')}
          </StoreLink>
        </li>
      </ul>
    </nav>
  );
});

/**
 * Escape closes the open panel wherever the focus is, since the pointer may have opened it; so does a tap elsewhere,
 * which moves neither focus nor pointer on every device.
 */
function useLeaving(bar: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const button = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      // Focus first, since focus opens the panel.
      if (button?.parentElement?.contains(document.activeElement)) button.focus();
      close();
    };
    const onTap = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onTap);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onTap);
    };
  }, [bar, open, close]);
}

interface OpeningEntryProps {
  readonly node: CategoryNode;
  readonly current: readonly number[];
  readonly open: boolean;
  readonly onOpen: (categoryId: number) => void;
  readonly onClose: () => void;
}

/**
 * Opens on hover, focus and click; a second click, Escape and leaving it close it. Tab passes what focus has opened: a click, Enter
 * or the arrow down goes into it.
 */
const OpeningEntry = memo(function OpeningEntry({ node, current, open, onOpen, onClose }: OpeningEntryProps) {
  // Hover and focus have opened the panel before a click arrives, so only a panel that was entered closes by one.
  const [entered, setEntered] = useState(false);
  if (entered && !open) setEntered(false);
  const panelId = `categories-${node.category.id}`;
  const openThis = () => onOpen(node.category.id);
  const enter = () => {
    openThis();
    setEntered(true);
  };
  const goInside: ComponentProps<'button'>['onKeyDown'] = (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    enter();
    document.querySelector<HTMLElement>(`#${panelId} a`)?.focus();
  };
  return (
    <li
      onMouseEnter={openThis}
      onMouseLeave={onClose}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={current[0] === node.category.id ? 'true' : undefined}
        onFocus={openThis}
        onKeyDown={goInside}
        onClick={open && entered ? onClose : enter}
      >
        <CatalogueText text={node.category.name} />
        <ChevronDownIcon size={14} />
      </button>
      <CategoryPanel id={panelId} node={node} current={current} hidden={!open} reachable={entered} onChoose={onClose} />
    </li>
  );
});
