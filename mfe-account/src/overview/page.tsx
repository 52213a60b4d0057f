import { definePage, type User, useWords } from 'shared-contracts';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { YourData } from '../privacy/your-data.tsx';
import { words } from '../words.ts';
import { DefaultAddress } from './default-address.tsx';
import { LastOrders } from './last-orders.tsx';
import styles from './overview.module.css';
import { ProfileSummary } from './profile-summary.tsx';
import { WishList } from './wish-list.tsx';
import { overviewWords } from './words.ts';

/** /Account (ACC-12). */
function OverviewPage() {
  const t = useWords(words);
  return <AccountPage title={t('overviewTitle')}>{(user) => <Overview key={user.UserID} user={user} />}</AccountPage>;
}

function Overview({ user }: { readonly user: User }) {
  const t = useWords(overviewWords);
  return (
    <>
      <p className="lead">
        <bdi>{t('greeting', { name: user.FirstName })}</bdi>
      </p>
      <div className={styles.parts}>
        <LastOrders userId={user.UserID} />
        <DefaultAddress />
        <ProfileSummary user={user} />
        <WishList />
      </div>
      <YourData />
    </>
  );
}

export const page = definePage({ Component: OverviewPage, head: personalHead('overviewTitle') });
