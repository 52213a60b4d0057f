import { definePage, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { personalHead } from '../frame/personal-head.ts';
import { words } from '../words.ts';
import { Departed } from './departed.tsx';
import { Door } from './door.tsx';
import { useExpectedEmail } from './expected-email.ts';
import { LoginForm } from './login-form.tsx';
import styles from './page.module.css';
import { useArrival } from './use-arrival.ts';
import { useDeparture } from './use-departure.ts';
import { loginWords } from './words.ts';

/** /Login (ACC-01, ACC-02). */
function LoginPage() {
  const t = useWords(words);
  const says = useWords(loginWords);
  const { reason, from } = useArrival();
  const email = useExpectedEmail();
  const { stage, arriveAs, leave } = useDeparture(from, links.profile());
  return (
    <Door title={t('loginTitle')} intro={says('loginIntro')}>
      {stage === 'here' ? (
        <>
          {reason === 'own-will' ? null : (
            <p role="status" className={styles.note}>
              {says(reason === 'session-expired' ? 'sessionExpired' : 'loginNeeded')}
            </p>
          )}
          <LoginForm onLoggedIn={arriveAs} email={email} />
          <p className="muted">
            {says('noAccountYet')}{' '}
            <StoreLink to={links.createAccount()} state={{ from }}>
              {t('createAccount')}
            </StoreLink>
          </p>
        </>
      ) : (
        <Departed stage={stage} onContinue={leave} />
      )}
    </Door>
  );
}

export const page = definePage({ Component: LoginPage, head: personalHead('loginTitle') });
