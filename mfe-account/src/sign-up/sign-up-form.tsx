import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, links, toast, type User, useApi } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { useCheckedForm } from 'shared-contracts/form/use-checked-form';
import { useIdempotencyKey } from 'shared-contracts/form/use-idempotency-key';
import { useOneAtATime } from 'shared-contracts/form/use-one-at-a-time';
import { TextAreaField } from 'shared-contracts/ui/text-area-field';
import { TextField } from 'shared-contracts/ui/text-field';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { PasswordField } from '../form/password-field.tsx';
import { login } from '../login/login.ts';
import { newAccount } from './new-account.ts';
import { passwordStrength } from './password-strength.ts';
import { PlaceFields } from './place-fields.tsx';
import { signUp } from './sign-up.ts';
import { SIGN_UP_RULES } from './sign-up-rules.ts';
import { useSignUpWords } from './use-sign-up-words.ts';

const STRENGTH_WORDS = { weak: 'passwordWeak', fair: 'passwordFair', strong: 'passwordStrong' } as const;

interface SignUpFormProps {
  readonly onLoggedIn: (user: User, token: string) => void;
  /** Carried on to the login page, should the new account not log in by itself. */
  readonly from: string | null;
}

/** The fields of ACC-03. Creates the account, then logs in with what was typed. */
export function SignUpForm({ onLoggedIn, from }: SignUpFormProps) {
  const t = useSignUpWords();
  const api = useApi();
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const keyOf = useIdempotencyKey();
  const { form, faults, check, recheck, watchers } = useCheckedForm(SIGN_UP_RULES);
  const [password, setPassword] = useState('');
  const [emailTaken, setEmailTaken] = useState(false);
  const [waitMinutes, setWaitMinutes] = useState<number>();

  const { run, running } = useOneAtATime(async () => {
    setEmailTaken(false);
    const typed = check();
    if (!typed) return;
    const account = newAccount(typed);
    const outcome = await signUp(api, { ...account, IdempotencyKey: keyOf(account) });
    setWaitMinutes(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
    switch (outcome.kind) {
      case 'created': {
        toast.success(t('signUpSucceeded'));
        const session = await login(api, typed.EmailAddress, typed.Password);
        if (session.kind === 'logged-in') return onLoggedIn(session.user, session.token);
        return navigate(links.login(), { state: { from } });
      }
      case 'email-taken':
        setEmailTaken(true);
        form.current?.querySelector<HTMLElement>('[name="EmailAddress"]')?.focus();
        return toast.error(t('emailTaken'));
      case 'too-many-attempts':
        return;
      case 'failed':
        return toast.error(t('signUpFailed'));
    }
  });

  const strength = passwordStrength(password);
  return (
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
      <div className="form-pair">
        <TextField
          name="FirstName"
          label={t('firstName')}
          autoComplete="given-name"
          fault={faults.FirstName ?? null}
          required
        />
        <TextField
          name="LastName"
          label={t('lastName')}
          autoComplete="family-name"
          fault={faults.LastName ?? null}
          required
        />
      </div>
      <div className="form-pair">
        <TextField
          name="EmailAddress"
          label={t('email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          fault={faults.EmailAddress ?? null}
          error={emailTaken ? t('emailTaken') : undefined}
          onInput={() => setEmailTaken(false)}
          required
        />
        <PasswordField
          name="Password"
          label={t('password')}
          autoComplete="new-password"
          fault={faults.Password ?? null}
          help={
            strength === 'too-short' ? t('passwordHelp', { min: LIMITS.passwordMinimum }) : t(STRENGTH_WORDS[strength])
          }
          onTyped={setPassword}
        />
      </div>
      <PlaceFields t={t} fault={faults.CountryID ?? null} onCountry={(id) => recheck('CountryID', id)} />
      <div className="form-pair">
        <TextField
          name="PostalCode"
          label={t('postalCode')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="postal-code"
          fault={faults.PostalCode ?? null}
        />
        <TextField
          name="MobileNo"
          label={t('mobile')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          fault={faults.MobileNo ?? null}
        />
      </div>
      <TextAreaField
        name="AddressLineOne"
        label={t('address')}
        rows={3}
        autoComplete="street-address"
        fault={faults.AddressLineOne ?? null}
        required
      />
      {waitMinutes === undefined ? null : (
        <p role="alert" className="form-fault">
          {t('tooManyAttempts', { n: waitMinutes })}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary button-wide"
        disabled={!ready || running}
        aria-busy={running}
      >
        {running ? t('signingUp') : t('signUp')}
      </button>
    </form>
  );
}
