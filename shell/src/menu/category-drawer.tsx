import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contractWords, LANGUAGES, links, useLanguage, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/ui/catalogue-text';
import { ChevronDownIcon, CloseIcon } from 'shared-contracts/ui/icons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { shellWords } from '../words.ts';
import styles from './category-drawer.module.css';
import { CategoryLink } from './category-link.tsx';
import type { CategoryNode } from './category-tree.ts';

interface Place {
  /** The categories gone into, outermost first. */
  readonly trail: readonly CategoryNode[];
  /** The one just come out of. */
  readonly left?: CategoryNode | undefined;
}

const TOP: Place = { trail: [] };

interface CategoryDrawerProps {
  readonly tree: readonly CategoryNode[];
  readonly current: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What stands below the categories. */
  readonly children?: ReactNode;
}

/**
 * The category menu of narrow screens (SH-05): a native modal dialog, so that focus stays inside, Escape closes
 * it and the button that opened it gets focus back. One level at a time, with a way Back.
 */
export function CategoryDrawer({ tree, current, open, onClose, children }: CategoryDrawerProps) {
  const t = useWords(shellWords);
  const contract = useWords(contractWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ trail, left }, setPlace] = useState<Place>(TOP);
  const level = trail.at(-1);
  const goInto = (node: CategoryNode) => setPlace({ trail: [...trail, node] });
  const goBack = () => setPlace({ trail: trail.slice(0, -1), left: level });
  // The entry that was pressed is gone: focus goes to Back, or coming back to where the shopper went in.
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (trail.length > 0 || left) next.current?.focus();
  }, [trail, left]);

  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) {
      setPlace(TOP);
      dialog.current?.showModal();
    } else dialog.current?.close();
  }, [open]);

  return (
    // The dialog itself is only its scrim: what is clicked outside the panel closes it. Keyboards have Escape.
    <dialog
      ref={dialog}
      className={styles.drawer}
      dir={LANGUAGES[useLanguage()].dir}
      aria-label={t('menu')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.top}>
            {level ? (
              <button type="button" className={styles.back} ref={next} onClick={goBack}>
                <ChevronDownIcon size={20} />
                {t('back')}
              </button>
            ) : (
              <p className={styles.title}>{t('menu')}</p>
            )}
            <button type="button" className="icon-button" aria-label={contract('close')} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {/* A new key per level: its entries slide in. */}
          <nav key={trail.length} className={styles.level} aria-label={level?.category.Name ?? t('categories')}>
            {level && (
              <p className={styles.heading}>
                <CatalogueText text={level.category.Name} />
              </p>
            )}
            <ul>
              {level && (
                <li>
                  <CategoryLink category={level.category} className={styles.entry} onChoose={onClose}>
                    {t('allOf', { category: level.category.Name })}
                  </CategoryLink>
                </li>
              )}
              {(level?.children ?? tree).map((node) => (
                <li key={node.category.CategoryID}>
                  {node.children.length > 0 ? (
                    <button
                      type="button"
                      className={styles.entry}
                      ref={!level && node === left ? next : null}
                      onClick={() => goInto(node)}
                    >
                      <CatalogueText text={node.category.Name} />
                      <ChevronDownIcon size={18} />
                    </button>
                  ) : (
                    <CategoryLink
                      category={node.category}
                      className={styles.entry}
                      current={node.category.CategoryID === current}
                      onChoose={onClose}
                    />
                  )}
                </li>
              ))}
              {!level && (
                <li>
                  <StoreLink to={links.allProducts()} className={styles.entry} onClick={onClose}>
                    {t('allFurniture')}
                  </StoreLink>
                </li>
              )}
            </ul>
          </nav>
          {!level && <div className={styles.foot}>{children}</div>}
        </div>
      )}
    </dialog>
  );
}
