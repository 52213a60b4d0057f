import { useMemo, useState } from 'react';
import { links, useSite, useWords, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { MenuIcon, PhoneIcon } from 'shared-contracts/ui/icons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import type { StoreFrame } from '../composition/store-frame.ts';
import { CategoryBar } from '../menu/category-bar.tsx';
import { CategoryDrawer } from '../menu/category-drawer.tsx';
import { categoryTree } from '../menu/category-tree.ts';
import { useCurrentBranch } from '../menu/use-current-branch.ts';
import { shellWords } from '../words.ts';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './store-header.module.css';
import { UserMenu } from './user-menu.tsx';

type StoreHeaderProps = Pick<StoreFrame, 'categories' | 'logo' | 'testPayments'>;

/** Paths where the shopper is paying: the header is reduced to the logo and help. */
const PAYING: readonly string[] = [links.checkout(), links.payment()];

/**
 * The banner. It is no box of its own, so that its bar sticks to the top of the whole page while what is above
 * the bar scrolls away.
 */
export function StoreHeader({ testPayments, ...frame }: StoreHeaderProps) {
  const t = useWords(shellWords);
  const paying = PAYING.includes(withoutLanguage(useLocation().pathname));
  return (
    <header className={styles.banner}>
      {testPayments && <p className={styles.ribbon}>{t('testPayments')}</p>}
      {paying ? <PayingHeader logo={frame.logo} /> : <FullHeader {...frame} />}
    </header>
  );
}

function FullHeader({ categories, logo }: Omit<StoreHeaderProps, 'testPayments'>) {
  const t = useWords(shellWords);
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const current = useCurrentBranch(tree);
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <PromoStrip />
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <button
            type="button"
            className={`icon-button ${styles.menuButton}`}
            aria-label={t('menu')}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon />
          </button>
          <Logo logo={logo} />
          <SearchForm className={styles.search ?? ''} />
          <div className={styles.actions}>
            <UserMenu />
            <CartLink />
          </div>
        </div>
        <CategoryBar tree={tree} current={current} />
      </div>
      {/* On narrow screens the search stands below the bar and scrolls away with the page. */}
      <div className={styles.searchRow}>
        <div className="container">
          <SearchForm />
        </div>
      </div>
      <CategoryDrawer tree={tree} current={current} open={menuOpen} onClose={() => setMenuOpen(false)}>
        <ContactLines />
      </CategoryDrawer>
    </>
  );
}

function PayingHeader({ logo }: Pick<StoreHeaderProps, 'logo'>) {
  const t = useWords(shellWords);
  return (
    <div className={`${styles.bar} ${styles.still}`}>
      <div className={`container ${styles.row}`}>
        <Logo logo={logo} />
        <StoreLink to={links.contact()} className={`button button-quiet ${styles.actions}`}>
          <PhoneIcon size={20} />
          {t('help')}
        </StoreLink>
      </div>
    </div>
  );
}

function ContactLines() {
  const t = useWords(shellWords);
  const { phone, email } = useSite();
  return (
    <div className={styles.contact}>
      <p>{t('helpHeading')}</p>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  );
}
