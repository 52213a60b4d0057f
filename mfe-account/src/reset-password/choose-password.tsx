import { useEffect, useState } from 'react';
import { links, toast, useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { TextField } from 'shared-contracts/kit/text-field';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { words } from '../words.ts';
import { NewCode } from './new-code.tsx';
import { looksLikeCode, plainCode } from './plain-code.ts';
import { changePassword } from './reset-calls.ts';
import styles from './reset-password.module.css';
import { resetWords } from './words.ts';

const { passwordCode, passwordMinimum, signUp } = LIMITS;
const RULES = {
  Otp: { required: true },
  NewPassword: { required: true, min: passwordMinimum, max: signUp.password, password: 'to-be-set' },
} as const;

interface ChoosePasswordProps {
  readonly email: string;
  /** When the last code was sent, in milliseconds since 1970; 0 when that is not known. */
  readonly sentAt: number;
  readonly onSentAgain: () => void;
  readonly onOtherEmail: () => void;
  readonly onChanged: () => void;
}

/** Step 2: the code from the mail and a new password. What was typed stays when a code is refused. */
export function ChoosePassword({ email, sentAt, onSentAgain, onOtherEmail, onChanged }: ChoosePasswordProps) {
  const t = useWords(words);
  const says = useWords(resetWords);
  const api = useApi();
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [code, setCode] = useState('');
  const [codeFault, setCodeFault] = useState<'codeMalformed' | 'codeRefused'>();
  const [minutesToWait, setMinutesToWait] = useState<number>();
  const [unansweredCode, setUnansweredCode] = useState('');

  useEffect(() => focusCode(form.current), [form]);

  const { run, running } = useOneAtATime(async () => {
    const typed = check();
    const isMalformed = code.trim() !== '' && !looksLikeCode(plainCode(code));
    setCodeFault(isMalformed ? 'codeMalformed' : undefined);
    if (isMalformed) return focusCode(form.current);
    if (!typed) return;
    const outcome = await changePassword(api, { email, code: plainCode(code), password: typed.NewPassword });
    setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
    switch (outcome.kind) {
      case 'changed':
        return onChanged();
      case 'code-refused':
        setCodeFault('codeRefused');
        return focusCode(form.current);
      case 'failed':
        setUnansweredCode(plainCode(code));
        return toast.error(t('failed'));
      case 'too-many-attempts':
        return;
    }
  });

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
      <p role="status">{sentAt === 0 ? says('codeFromMail') : says('codeOnItsWay', { n: passwordCode.minutes })}</p>
      <div>
        {/* Read-only but there: a password manager saves the new password for this name. */}
        <TextField label={t('email')} type="email" dir="ltr" autoComplete="username" value={email} readOnly />
        <Button kind="quiet" className={styles.inLine} onClick={onOtherEmail}>
          {says('otherEmail')}
        </Button>
      </div>
      <div>
        <TextField
          name="Otp"
          label={says('code')}
          help={says('codeHelp', { digits: passwordCode.digits })}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          fault={faults.Otp ?? null}
          error={codeFault && says(codeFault, { digits: passwordCode.digits })}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setCodeFault(undefined);
          }}
          required
        />
        <NewCode
          email={email}
          sentAt={sentAt}
          onOutcome={(outcome) => {
            setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
            if (outcome.kind !== 'sent') return;
            setCodeFault(undefined);
            onSentAgain();
          }}
        />
      </div>
      <NewPasswordField name="NewPassword" label={says('newPassword')} fault={faults.NewPassword ?? null} />
      {codeFault === 'codeRefused' && plainCode(code) === unansweredCode ? <MayBeChanged /> : null}
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={running} aria-busy={running}>
        {says(running ? 'changingPassword' : 'changePasswordNow')}
      </Button>
      <ButtonLink to={links.login()} kind="secondary" wide>
        {t('cancel')}
      </ButtonLink>
    </form>
  );
}

/** A code works once: what refuses it now may be the change itself, made by a try whose answer was lost. */
function MayBeChanged() {
  const t = useWords(words);
  const says = useWords(resetWords);
  return (
    <p role="alert" className="form-fault">
      {says('mayBeChanged')}{' '}
      <StoreLink to={links.login()} className={linkStyles.text}>
        {t('logIn')}
      </StoreLink>
    </p>
  );
}

function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name="Otp"]')?.focus();
}
