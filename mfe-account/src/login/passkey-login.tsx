import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, toast, type User, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { FormFault } from '../form/form-fault.tsx';
import { securityWords } from '../security/words.ts';
import { words } from '../words.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { loginWords } from './words.ts';

/** Logs in without address and password (ACC-16). */
export function PasskeyLogin({ onLoggedIn }: { readonly onLoggedIn: (user: User, token: string) => void }) {
  const t = useWords(securityWords);
  const tLogin = useWords(loginWords);
  const common = useWords(words);
  const ready = useStore($storageReady);
  const [fault, setFault] = useState('');
  const { run, running } = useMutation(async ({ api }) => {
    setFault('');
    const outcome = await logInByPasskey(api);
    switch (outcome.kind) {
      case 'logged-in':
        toast.success(tLogin('loginSucceeded'), TOAST_MS.standard, 'login');
        return onLoggedIn(outcome.user, outcome.token);
      case 'cancelled':
        return;
      case 'refused':
        return setFault(t('passkeyLoginRefused'));
      case 'too-many-attempts':
        return setFault(common('tooManyAttempts', { n: outcome.minutes }));
      case 'failed':
        return setFault(tLogin('loginFailed'));
    }
  });
  return (
    <>
      <FormFault text={fault} />
      <Button kind="secondary" wide disabled={!ready || running} aria-busy={running} onClick={() => void run()}>
        {t('logInWithPasskey')}
      </Button>
    </>
  );
}
