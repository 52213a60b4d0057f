import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, $token, $user, links, toast, type User, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { EmailField } from 'shared-contracts/kit/text-field';
import { FormFault } from '../form/form-fault.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { usePrefill } from '../form/use-prefill.ts';
import { words } from '../words.ts';
import { carryEmail } from './carried-email.ts';
import { login } from './login.ts';
import { loginWords } from './words.ts';

const RULES = {
  Email: { required: true, email: true, max: LIMITS.login.email },
  Password: { required: true, min: LIMITS.passwordMinimum, max: LIMITS.login.password, password: 'given' },
} as const;

interface LoginFormProps {
  readonly onLoggedIn: (user: User, token: string) => void;
  /** Prefills the field; '' for none. */
  readonly email: string;
}

/** E-mail and password (ACC-01). A failed login keeps the values, and says in the form why it failed. */
export function LoginForm({ onLoggedIn, email }: LoginFormProps) {
  const t = useWords(words);
  const tLogin = useWords(loginWords);
  const ready = useStore($storageReady);
  const [fault, setFault] = useState('');
  const [minutesToWait, setMinutesToWait] = useState<number>();
  const { props, form, field, typed, running } = useForm({
    rules: RULES,
    async submit({ Email, Password }, { api }) {
      const outcome = await login(api, Email, Password);
      setFault('');
      setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
      switch (outcome.kind) {
        case 'logged-in':
          toast.success(tLogin('loginSucceeded'), TOAST_MS.standard, 'login');
          return onLoggedIn(outcome.user, outcome.token);
        case 'refused':
          return setFault(tLogin('loginRefused'));
        case 'too-many-attempts':
          return;
        case 'failed':
          $user.set(null);
          $token.set('');
          return setFault(tLogin('loginFailed'));
      }
    },
  });
  usePrefill(form, 'Email', email);

  return (
    <form {...props} className={formStyles.form}>
      <EmailField {...field('Email')} label={t('email')} autoComplete="username" />
      <PasswordField {...field('Password')} label={t('password')} autoComplete="current-password" />
      <FormFault text={fault} />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={!ready || running} aria-busy={running}>
        {running ? tLogin('loggingIn') : t('logIn')}
      </Button>
      <p>
        <StoreLink to={links.resetPassword()} onClick={() => carryEmail(typed().Email.trim())}>
          {tLogin('forgotPassword')}
        </StoreLink>
      </p>
    </form>
  );
}
