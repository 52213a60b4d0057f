import { useEffect, useRef, useState } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import type { CategoryNode } from 'shared-contracts/domain/category-tree';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { CloseButton, Dialog } from 'shared-contracts/kit/dialog';
import { ChevronDownIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { AddedLink } from '../composition/served.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { overlayWords } from '../layout/overlay-words.ts';
import { shellWords } from '../words.ts';
import styles from './category-drawer.module.css';
import { CategoryLink } from './category-link.tsx';

interface Place {
  /** The open categories, outermost first. */
  readonly trail: readonly CategoryNode[];
  /** The category that was closed last. */
  readonly left?: CategoryNode | undefined;
}

const TOP: Place = { trail: [] };

interface CategoryDrawerProps {
  readonly tree: readonly CategoryNode[];
  /** Ids of the entries to mark, see `useCurrentCategory`. */
  readonly current: readonly number[];
  /** The remotes' own. */
  readonly added: readonly AddedLink[];
  readonly onClose: () => void;
}

/** The category menu of narrow screens (SH-05): one level at a time, with Back. */
export function CategoryDrawer({ tree, current, added, onClose }: CategoryDrawerProps) {
  const t = useWords(shellWords);
  const overlay = useWords(overlayWords);
  const [{ trail, left }, setPlace] = useState<Place>(TOP);
  const level = trail.at(-1);
  const goInto = (node: CategoryNode) => setPlace({ trail: [...trail, node] });
  const goBack = () => setPlace({ trail: trail.slice(0, -1), left: level });
  // The pressed entry has gone: focus moves to Back, or after Back to the entry of the closed level.
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (trail.length > 0 || left) next.current?.focus();
  }, [trail, left]);

  return (
    <Dialog label={t('menu')} from="start" onClose={onClose}>
      <div className={styles.top}>
        {level ? (
          <button type="button" className={styles.back} ref={next} onClick={goBack}>
            <ChevronDownIcon size={20} />
            {overlay('back')}
          </button>
        ) : (
          <p className={styles.title}>{t('menu')}</p>
        )}
        <CloseButton onClose={onClose} />
      </div>
      {/* A new key per level: its entries slide in. */}
      <nav key={trail.length} className={styles.level} aria-label={level?.category.name ?? t('categories')}>
        {level && (
          <p className={styles.heading}>
            <CatalogueText text={level.category.name} />
          </p>
        )}
        <ul>
          {level && (
            <li>
              <CategoryLink
                category={level.category}
                className={styles.entry}
                current={current.at(-1) === level.category.id}
                onChoose={onClose}
              >
                {t('allOf', { category: level.category.name })}
              </CategoryLink>
            </li>
          )}
          {(level?.children ?? tree).map((node) => {
            const marked = current.includes(node.category.id);
            return (
              <li key={node.category.id}>
                {node.children.length > 0 ? (
                  <button
                    type="button"
                    className={styles.entry}
                    ref={node === left ? next : null}
                    aria-current={marked ? 'true' : undefined}
                    onClick={() => goInto(node)}
                  >
                    <CatalogueText text={node.category.name} />
                    <ChevronDownIcon size={18} />
                  </button>
                ) : (
                  <CategoryLink category={node.category} className={styles.entry} current={marked} onChoose={onClose} />
                )}
              </li>
            );
          })}
          {!level &&
            added.map(({ to, text }) => (
              <li key={to}>
                <StoreLink to={to} className={styles.entry} onClick={onClose}>
                  <CatalogueText text={text} />
                </StoreLink>
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
      {!level && <DrawerFoot />}
    </Dialog>
  );
}

/** Below the categories: the other language and help. */
function DrawerFoot() {
  const t = useWords(overlayWords);
  const { phone, email } = useSite();
  return (
    <div className={styles.foot}>
      <LanguageSwitch className={styles.language ?? ''} />
      {(phone || email) && <p>{t('helpHeading')}</p>}
      {phone && (
        <a href={telephoneLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </div>
  );
}
