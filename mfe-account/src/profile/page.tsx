import { definePage, type User, useWords } from 'shared-contracts';
import { AccountPage } from '../frame/account-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { personalHead } from '../frame/personal-head.ts';
import { words } from '../words.ts';
import styles from './profile.module.css';

/** /profile: what the store knows of its shopper. */
function ProfilePage() {
  const t = useWords(words);
  return <AccountPage title={t('profileTitle')}>{(user) => <Profile user={user} />}</AccountPage>;
}

function Profile({ user }: { readonly user: User }) {
  const t = useWords(words);
  const given = (value: string | null | undefined) =>
    value ? <bdi>{value}</bdi> : <span className="muted">{t('notGiven')}</span>;
  return (
    <div className={`card ${styles.profile}`}>
      <Facts
        facts={[
          { name: t('name'), value: <bdi>{`${user.FirstName} ${user.LastName}`}</bdi> },
          { name: t('email'), value: <bdi dir="ltr">{user.EmailAddress}</bdi> },
          { name: t('mobile'), value: user.MobileNo ? <bdi dir="ltr">{user.MobileNo}</bdi> : given('') },
          { name: t('address'), value: given(user.AddressLineOne) },
          { name: t('city'), value: given(user.CityName) },
          { name: t('state'), value: given(user.StateName) },
          { name: t('postalCode'), value: given(user.PostalCode) },
          { name: t('country'), value: given(user.CountryName) },
        ]}
      />
    </div>
  );
}

export const page = definePage({ Component: ProfilePage, head: personalHead('profileTitle') });
