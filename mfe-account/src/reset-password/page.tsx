import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $user, definePage, emit, forgetPerson, links, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useSearchParams } from 'shared-contracts/router';
import { personalHead } from '../layout/personal-head.ts';
import { carryEmail, useCarriedEmail } from '../login/carried-email.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { words } from '../words.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RequestCode } from './request-code.tsx';
import { resetWords } from './words.ts';

/** In memory only: the address must not be in the URL or in the browser's storage. */
interface Sent {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The code was requested before this page was opened. */
const UNKNOWN_TIME = 0;

/** /ResetPassword (ACC-07): the e-mail address, then (`?step=code`) the code from the mail and a new password. */
function ResetPasswordPage() {
  const t = useWords(words);
  const tReset = useWords(resetWords);
  const navigate = useStoreNavigate();
  const [sent, setSent] = useState<Sent>();
  const carriedEmail = useCarriedEmail();
  const likelyEmail = useStore($user)?.EmailAddress ?? carriedEmail;
  const isAtCode = useSearchParams()[0].get('step') === 'code';
  const isLost = isAtCode && !sent;

  // A reload has lost the address that the code was sent to.
  useEffect(() => {
    if (isLost) navigate(links.resetPassword(), { replace: true });
  }, [isLost, navigate]);

  function finish(email: string) {
    toast.success(tReset('passwordChanged'), TOAST_MS.standard, 'login');
    carryEmail(email);
    // The server has ended this person's sessions; another person's session in this browser goes on.
    if ($user.get()?.EmailAddress.toLowerCase() === email.toLowerCase()) {
      forgetPerson();
      emit('account:logged-out', {});
    }
    navigate(links.login(), { replace: true });
  }

  return (
    <LoginLayout title={t('resetTitle')} intro={tReset('resetIntro')}>
      {isAtCode && sent ? (
        <ChoosePassword
          email={sent.email}
          sentAt={sent.at}
          onSentAgain={() => setSent({ ...sent, at: Date.now() })}
          onOtherEmail={() => navigate(links.resetPassword())}
          onChanged={() => finish(sent.email)}
        />
      ) : (
        <RequestCode
          email={sent?.email ?? likelyEmail}
          onSent={(email) => {
            setSent({ email, at: Date.now() });
            navigate(`${links.resetPassword()}?step=code`);
          }}
          onHasCode={(email) => {
            setSent({ email, at: UNKNOWN_TIME });
            navigate(`${links.resetPassword()}?step=code`);
          }}
        />
      )}
    </LoginLayout>
  );
}

export const page = definePage({ Component: ResetPasswordPage, head: personalHead('resetTitle') });
