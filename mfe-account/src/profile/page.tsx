import { definePage, type User, useWords } from 'shared-contracts';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { LoginSecurity } from '../security/login-security.tsx';
import { words } from '../words.ts';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

/** /profile (ACC-08). */
function ProfilePage() {
  const t = useWords(words);
  return <AccountPage title={t('profileTitle')}>{(user) => <Profile key={user.UserID} user={user} />}</AccountPage>;
}

function Profile({ user }: { readonly user: User }) {
  useFreshProfile();
  return (
    <div className={styles.profile}>
      <div className={surfaceStyles.card}>
        <ProfileForm saved={user} />
      </div>
      <LoginSecurity user={user} />
    </div>
  );
}

export const page = definePage({ Component: ProfilePage, head: personalHead('profileTitle') });
