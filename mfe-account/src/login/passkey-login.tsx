import { useStore } from '@nanostores/react';
import { $storageReady, toast, type User, useApi, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { securityWords } from '../security/words.ts';
import { words } from '../words.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { loginWords } from './words.ts';

/** Logs in without address and password (ACC-16). */
export function PasskeyLogin({ onLoggedIn }: { readonly onLoggedIn: (user: User, token: string) => void }) {
  const t = useWords(securityWords);
  const says = useWords(loginWords);
  const common = useWords(words);
  const api = useApi();
  const ready = useStore($storageReady);
  const { run, running } = useOneAtATime(async () => {
    const outcome = await logInByPasskey(api);
    switch (outcome.kind) {
      case 'logged-in':
        toast.success(says('loginSucceeded'));
        return onLoggedIn(outcome.user, outcome.token);
      case 'cancelled':
        return;
      case 'refused':
        return toast.error(t('passkeyLoginRefused'));
      case 'too-many-attempts':
        return toast.error(common('tooManyAttempts', { n: outcome.minutes }));
      case 'failed':
        return toast.error(says('loginFailed'));
    }
  });
  return (
    <Button kind="secondary" wide disabled={!ready || running} aria-busy={running} onClick={() => void run()}>
      {t('logInWithPasskey')}
    </Button>
  );
}
