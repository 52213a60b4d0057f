import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, $token, $user, links, toast, type User, useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { TextField } from 'shared-contracts/kit/text-field';
import { PasswordField } from '../form/password-field.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { typedIn } from '../form/typed-in.ts';
import { usePrefill } from '../form/use-prefill.ts';
import { words } from '../words.ts';
import { expectAtDoor } from './expected-email.ts';
import { login } from './login.ts';
import { loginWords } from './words.ts';

const RULES = {
  Email: { required: true, email: true, max: LIMITS.login.email },
  Password: { required: true, min: LIMITS.passwordMinimum, max: LIMITS.login.password, password: 'given' },
} as const;

interface LoginFormProps {
  readonly onLoggedIn: (user: User, token: string) => void;
  /** Who is likely to log in; '' when that is not known. */
  readonly email: string;
}

/** E-mail and password (ACC-01). What was typed stays when the login fails. */
export function LoginForm({ onLoggedIn, email }: LoginFormProps) {
  const t = useWords(words);
  const says = useWords(loginWords);
  const api = useApi();
  const ready = useStore($storageReady);
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [minutesToWait, setMinutesToWait] = useState<number>();
  usePrefill(form, 'Email', email);

  const { run, running } = useOneAtATime(async () => {
    const typed = check();
    if (!typed) return;
    const outcome = await login(api, typed.Email, typed.Password);
    setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
    switch (outcome.kind) {
      case 'logged-in':
        toast.success(says('loginSucceeded'));
        return onLoggedIn(outcome.user, outcome.token);
      case 'refused':
        return toast.error(says('loginRefused'));
      case 'too-many-attempts':
        return;
      case 'failed':
        $user.set(null);
        $token.set('');
        return toast.error(says('loginFailed'));
    }
  });

  return (
    // method: should the page not have woken up yet, a password must never end in the address bar.
    <form
      ref={form}
      method="post"
      className="form"
      noValidate
      {...watchers}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextField
        name="Email"
        label={t('email')}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        fault={faults.Email ?? null}
        required
      />
      <PasswordField
        name="Password"
        label={t('password')}
        autoComplete="current-password"
        fault={faults.Password ?? null}
      />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={!ready || running} aria-busy={running}>
        {running ? says('loggingIn') : t('logIn')}
      </Button>
      <p>
        <StoreLink to={links.resetPassword()} onClick={() => expectAtDoor(typedIn(form.current, 'Email'))}>
          {says('forgotPassword')}
        </StoreLink>
      </p>
    </form>
  );
}
