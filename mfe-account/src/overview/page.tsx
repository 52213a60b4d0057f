import { useStore } from '@nanostores/react';
import { $wishList, definePage, links, type User, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { AccountPage } from '../frame/account-page.tsx';
import { personalHead } from '../frame/personal-head.ts';
import { words } from '../words.ts';
import styles from './overview.module.css';

/** /Account: where the rest of the account is. */
function OverviewPage() {
  const t = useWords(words);
  return <AccountPage title={t('overviewTitle')}>{(user) => <Overview user={user} />}</AccountPage>;
}

function Overview({ user }: { readonly user: User }) {
  const t = useWords(words);
  const wishes = useStore($wishList).length;
  const wishText =
    wishes === 0
      ? t('overviewWishListNone')
      : wishes === 1
        ? t('overviewWishListOne')
        : t('overviewWishListMany', { n: wishes });
  const tiles = [
    { to: links.orders(), title: t('navOrders'), text: t('overviewOrders') },
    { to: links.profile(), title: t('navProfile'), text: t('overviewProfile') },
    { to: links.addresses(), title: t('navAddresses'), text: t('overviewAddresses') },
    { to: links.wishList(), title: t('navWishList'), text: wishText },
  ];
  return (
    <>
      <p className="lead">
        <bdi>{t('greeting', { name: user.FirstName })}</bdi>
      </p>
      <ul className={styles.tiles}>
        {tiles.map(({ to, title, text }) => (
          <li key={to}>
            <StoreLink to={to} className="card">
              <h2>{title}</h2>
              <p className="muted">{text}</p>
            </StoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export const page = definePage({ Component: OverviewPage, head: personalHead('overviewTitle') });
