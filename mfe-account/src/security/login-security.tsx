import { type User, useQuery, useWords } from 'shared-contracts';
import { getLoginSecurity } from 'shared-contracts/api/get-login-security';
import { Button } from 'shared-contracts/kit/button';
import { words } from '../words.ts';
import { ChangePassword } from './change-password.tsx';
import { EmailProof } from './email-proof.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

/** How the person logs in: address, password, passkeys, devices (ACC-16). */
export function LoginSecurity({ user }: { readonly user: User }) {
  const t = useWords(words);
  const { status, answer, refetch } = useQuery(getLoginSecurity, {});
  return (
    <>
      {answer ? <EmailProof user={user} isProven={answer.isEmailProven} onProven={refetch} /> : null}
      <ChangePassword user={user} hasPasskeys={(answer?.passkeys.length ?? 0) > 0} onChanged={refetch} />
      {answer ? (
        <>
          <Passkeys passkeys={answer.passkeys} onChanged={refetch} />
          <Sessions sessions={answer.sessions} onChanged={refetch} />
        </>
      ) : null}
      {!answer && status === 'error' ? (
        <p role="alert">
          {t('failed')}{' '}
          <Button kind="quiet" onClick={refetch}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
