import { definePage, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { personalHead } from '../layout/personal-head.ts';
import { LoggedInNotice } from '../login/logged-in-notice.tsx';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLoginReason } from '../login/use-login-reason.ts';
import { useRedirectAfterLogin } from '../login/use-redirect-after-login.ts';
import { words } from '../words.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpWords } from './words.ts';

/** /CreateAccount (ACC-03). */
function SignUpPage() {
  const t = useWords(words);
  const tSignUp = useWords(signUpWords);
  const { from } = useLoginReason();
  const { stage, logInAs, redirect } = useRedirectAfterLogin(from, links.home());
  return (
    <LoginLayout title={t('signUpTitle')} intro={tSignUp('signUpIntro')} wide>
      {stage === 'form' ? (
        <>
          <SignUpForm onLoggedIn={logInAs} from={from} />
          <p className="muted">
            {tSignUp('alreadyCustomer')}{' '}
            <StoreLink to={links.login()} state={{ from }}>
              {t('logIn')}
            </StoreLink>
          </p>
        </>
      ) : (
        <LoggedInNotice stage={stage} onContinue={redirect} />
      )}
    </LoginLayout>
  );
}

export const page = definePage({ Component: SignUpPage, head: personalHead('signUpTitle') });
