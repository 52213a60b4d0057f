import { definePage, links, type User, useWords } from 'shared-contracts';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { words } from '../words.ts';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';
import { profileWords } from './words.ts';

/** /profile (ACC-08). */
function ProfilePage() {
  const t = useWords(words);
  return <AccountPage title={t('profileTitle')}>{(user) => <Profile key={user.UserID} user={user} />}</AccountPage>;
}

function Profile({ user }: { readonly user: User }) {
  const t = useWords(profileWords);
  useFreshProfile();
  return (
    <div className={styles.profile}>
      <div className={surfaceStyles.card}>
        <ProfileForm saved={user} />
      </div>
      <section className={`${surfaceStyles.card} ${styles.password}`} aria-labelledby="password-part">
        <h2 id="password-part">{t('passwordPart')}</h2>
        <p className="muted">{t('passwordPartText')}</p>
        <p>
          <StoreLink to={links.resetPassword()} className={linkStyles.text}>
            {t('changePassword')}
          </StoreLink>
        </p>
      </section>
    </div>
  );
}

export const page = definePage({ Component: ProfilePage, head: personalHead('profileTitle') });
