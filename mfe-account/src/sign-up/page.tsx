import { definePage, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { personalHead } from '../frame/personal-head.ts';
import { Departed } from '../login/departed.tsx';
import { Door } from '../login/door.tsx';
import { useArrival } from '../login/use-arrival.ts';
import { useDeparture } from '../login/use-departure.ts';
import { words } from '../words.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpWords } from './words.ts';

/** /CreateAccount (ACC-03). */
function SignUpPage() {
  const t = useWords(words);
  const says = useWords(signUpWords);
  const { from } = useArrival();
  const { stage, arriveAs, leave } = useDeparture(from, links.home());
  return (
    <Door title={t('signUpTitle')} intro={says('signUpIntro')} wide>
      {stage === 'here' ? (
        <>
          <SignUpForm onLoggedIn={arriveAs} from={from} />
          <p className="muted">
            {says('alreadyCustomer')}{' '}
            <StoreLink to={links.login()} state={{ from }}>
              {t('logIn')}
            </StoreLink>
          </p>
        </>
      ) : (
        <Departed stage={stage} onContinue={leave} />
      )}
    </Door>
  );
}

export const page = definePage({ Component: SignUpPage, head: personalHead('signUpTitle') });
