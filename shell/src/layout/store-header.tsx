import { useMemo } from 'react';
import { links, useWords } from 'shared-contracts';
import { categoryTree } from 'shared-contracts/domain/category-tree';
import { IconButton } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { MenuIcon, PhoneIcon, SearchIcon } from 'shared-contracts/kit/icons';
import type { LayoutData } from '../composition/layout-data.ts';
import { CategoryBar } from '../menu/category-bar.tsx';
import { useCurrentCategory } from '../menu/use-current-category.ts';
import { useAddedLinks } from '../routes/shell-context.tsx';
import { shellWords } from '../words.ts';
import { CartLink } from './cart-link.tsx';
import { useIsPaying } from './is-paying.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { CategoryDrawer, SearchDrawer, useOverlays } from './overlays.ts';
import { PromoStrip } from './promo-strip.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './store-header.module.css';
import { UserMenu } from './user-menu.tsx';
import { WishListLink } from './wish-list-link.tsx';

type StoreHeaderProps = Pick<LayoutData, 'categories' | 'logo' | 'testPayments'>;

/** The banner has no box, so that its bar sticks to the top of the whole page; the strip above the bar scrolls. */
export function StoreHeader({ testPayments, ...layout }: StoreHeaderProps) {
  const t = useWords(shellWords);
  const paying = useIsPaying();
  return (
    <header className={styles.banner}>
      {testPayments && <p className={styles.ribbon}>{t('testPayments')}</p>}
      {paying ? <PayingHeader logo={layout.logo} /> : <FullHeader {...layout} />}
    </header>
  );
}

function FullHeader({ categories, logo }: Omit<StoreHeaderProps, 'testPayments'>) {
  const t = useWords(shellWords);
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const current = useCurrentCategory(tree);
  const added = useAddedLinks('menu');
  const { menu, search, typed, openMenu, openSearch } = useOverlays();
  return (
    <>
      <PromoStrip />
      <div className={styles.bar}>
        <div className={`container ${styles.row} ${styles.columns}`}>
          <IconButton className={styles.menuButton} label={t('menu')} aria-haspopup="dialog" onClick={openMenu}>
            <MenuIcon />
          </IconButton>
          <Logo logo={logo} />
          <SearchForm className={styles.search ?? ''} onPress={openSearch} onType={openSearch} />
          <div className={styles.actions}>
            {/* For phones, whose bar has no room for the field. */}
            <IconButton
              className={styles.searchButton}
              label={t('search')}
              aria-haspopup="dialog"
              onClick={() => openSearch('')}
            >
              <SearchIcon />
            </IconButton>
            <LanguageSwitch className={styles.language ?? ''} />
            <UserMenu />
            <WishListLink />
            <CartLink />
          </div>
        </div>
        <CategoryBar tree={tree} current={current} added={added} />
      </div>
      {menu.isOpen && <CategoryDrawer tree={tree} current={current} added={added} onClose={menu.close} />}
      {search.isOpen && <SearchDrawer text={typed} onClose={search.close} />}
    </>
  );
}

function PayingHeader({ logo }: Pick<StoreHeaderProps, 'logo'>) {
  const t = useWords(shellWords);
  return (
    <div className={`${styles.bar} ${styles.still}`}>
      <div className={`container ${styles.row}`}>
        <Logo logo={logo} />
        <ButtonLink to={links.contact()} kind="quiet" className={styles.actions}>
          <PhoneIcon size={20} />
          {t('help')}
        </ButtonLink>
      </div>
    </div>
  );
}
