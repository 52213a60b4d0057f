import { definePage, links, type User, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { AccountPage } from '../frame/account-page.tsx';
import { personalHead } from '../frame/personal-head.ts';
import { PostalAddress } from '../frame/postal-address.tsx';
import { words } from '../words.ts';
import styles from './addresses.module.css';

/** /Addresses: where the shopper's furniture goes. */
function AddressesPage() {
  const t = useWords(words);
  return <AccountPage title={t('addressesTitle')}>{(user) => <Addresses user={user} />}</AccountPage>;
}

function Addresses({ user }: { readonly user: User }) {
  const t = useWords(words);
  if (!user.AddressLineOne) {
    return (
      <EmptyState title={t('noAddress')} picture="box">
        <StoreLink to={links.allProducts()} className="button button-primary">
          {t('startShopping')}
        </StoreLink>
      </EmptyState>
    );
  }
  const lines = [
    `${user.FirstName} ${user.LastName}`,
    user.AddressLineOne,
    [user.CityName, user.PostalCode].filter(Boolean).join(' '),
    user.StateName,
    user.CountryName,
    user.MobileNo,
  ];
  return (
    <section className={`card ${styles.address}`} aria-labelledby="account-address">
      <h2 id="account-address">{t('accountAddress')}</h2>
      <PostalAddress lines={lines} />
    </section>
  );
}

export const page = definePage({ Component: AddressesPage, head: personalHead('addressesTitle') });
