import { useEffect, useRef } from 'react';
import { emit, links, useWords, withoutLanguage } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useLocation } from 'shared-contracts/router';
import { words } from '../words.ts';
import styles from './account-navigation.module.css';

const ENTRIES = [
  { to: links.account(), text: 'navOverview' },
  { to: links.orders(), text: 'navOrders' },
  { to: links.addresses(), text: 'navAddresses' },
  { to: links.profile(), text: 'navProfile' },
  { to: links.wishList(), text: 'navWishList' },
] as const;

/** A column next to the content on wide screens, a row of tabs above it on narrow ones. */
export function AccountNavigation() {
  const t = useWords(words);
  const path = withoutLanguage(useLocation().pathname);
  const row = useRef<HTMLUListElement>(null);
  // On phones the row of tabs is wider than the screen: the current tab is scrolled into view.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (row.current && tab) row.current.scrollLeft += middle(tab) - middle(row.current);
  }, []);
  return (
    <nav aria-label={t('accountNavigation')} className={styles.navigation}>
      <ul ref={row}>
        {ENTRIES.map(({ to, text }) => (
          <li key={to}>
            <StoreLink to={to} {...(path === to || path.startsWith(`${to}/`) ? { 'aria-current': 'page' } : {})}>
              {t(text)}
            </StoreLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => emit('account:logout-requested', {})}>
            {t('logOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
