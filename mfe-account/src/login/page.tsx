import { definePage, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { personalHead } from '../layout/personal-head.ts';
import { words } from '../words.ts';
import { useCarriedEmail } from './carried-email.ts';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import styles from './page.module.css';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLoginReason } from './use-login-reason.ts';
import { useRedirectAfterLogin } from './use-redirect-after-login.ts';
import { loginWords } from './words.ts';

/** /Login (ACC-01, ACC-02). */
function LoginPage() {
  const t = useWords(words);
  const tLogin = useWords(loginWords);
  const { reason, from } = useLoginReason();
  const email = useCarriedEmail();
  const { stage, logInAs, redirect } = useRedirectAfterLogin(from, links.profile());
  return (
    <LoginLayout title={t('loginTitle')} intro={tLogin('loginIntro')}>
      {stage === 'form' ? (
        <>
          {reason === 'direct' ? null : (
            <p role="status" className={styles.note}>
              {tLogin(reason === 'session-expired' ? 'sessionExpired' : 'loginNeeded')}
            </p>
          )}
          <LoginForm onLoggedIn={logInAs} email={email} />
          <PasskeyLogin onLoggedIn={logInAs} />
          <p className="muted">
            {tLogin('noAccountYet')}{' '}
            <StoreLink to={links.createAccount()} state={{ from }}>
              {t('createAccount')}
            </StoreLink>
          </p>
        </>
      ) : (
        <LoggedInNotice stage={stage} onContinue={redirect} />
      )}
    </LoginLayout>
  );
}

export const page = definePage({ Component: LoginPage, head: personalHead('loginTitle') });
