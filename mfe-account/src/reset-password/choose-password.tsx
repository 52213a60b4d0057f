import { useEffect, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import { FormFault } from '../form/form-fault.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { words } from '../words.ts';
import { NewCode } from './new-code.tsx';
import { looksLikeCode, plainCode } from './plain-code.ts';
import { changePassword } from './reset-calls.ts';
import styles from './reset-password.module.css';
import { resetWords } from './words.ts';

const { passwordCode, passwordMinimum, signUp } = LIMITS;
const NEW_PASSWORD = { required: true, min: passwordMinimum, max: signUp.password, password: 'to-be-set' } as const;

interface ChoosePasswordProps {
  readonly email: string;
  /** When the last code was sent, in milliseconds since 1970; 0 if unknown. */
  readonly sentAt: number;
  readonly onSentAgain: () => void;
  readonly onOtherEmail: () => void;
  readonly onChanged: () => void;
}

/** Step 2: the code from the mail and a new password. A refused code keeps the values. */
export function ChoosePassword({ email, sentAt, onSentAgain, onOtherEmail, onChanged }: ChoosePasswordProps) {
  const t = useWords(words);
  const tReset = useWords(resetWords);
  const [fault, setFault] = useState('');
  const [minutesToWait, setMinutesToWait] = useState<number>();
  const [unansweredCode, setUnansweredCode] = useState('');
  const [mayBeChanged, setMayBeChanged] = useState(false);
  const { digits } = passwordCode;
  const refusal = tReset('codeRefused');
  const { props, field, faultOf, focus, refuse, running } = useForm({
    rules: {
      Otp: {
        required: true,
        also: (typed) => (looksLikeCode(plainCode(typed)) ? null : tReset('codeMalformed', { digits })),
      },
      NewPassword: NEW_PASSWORD,
    },
    async submit({ Otp, NewPassword }, { api, refuse }) {
      setFault('');
      const code = plainCode(Otp);
      const outcome = await changePassword(api, { email, code, password: NewPassword });
      setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
      switch (outcome.kind) {
        case 'changed':
          return onChanged();
        case 'code-refused':
          setMayBeChanged(code === unansweredCode);
          return refuse({ Otp: refusal });
        case 'too-common':
          return refuse({ NewPassword: t('passwordTooCommon') });
        case 'too-personal':
          return refuse({ NewPassword: t('passwordTooPersonal') });
        case 'failed':
          setUnansweredCode(code);
          return setFault(t('failed'));
        case 'too-many-attempts':
          return;
      }
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step appears.
  useEffect(() => focus('Otp'), []);

  return (
    <form {...props} className={formStyles.form}>
      <p role="status">{sentAt === 0 ? tReset('codeFromMail') : tReset('codeOnItsWay', { n: passwordCode.minutes })}</p>
      <div>
        {/* Read-only, for password managers: they save the new password under this name. */}
        <EmailField label={t('email')} autoComplete="username" value={email} readOnly />
        <Button kind="quiet" className={styles.inLine} onClick={onOtherEmail}>
          {tReset('otherEmail')}
        </Button>
      </div>
      <div>
        <TextField
          {...field('Otp')}
          label={tReset('code')}
          help={tReset('codeHelp', { digits })}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <NewCode
          email={email}
          sentAt={sentAt}
          onOutcome={(outcome) => {
            setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
            if (outcome.kind !== 'sent') return;
            refuse(null);
            onSentAgain();
          }}
        />
      </div>
      <NewPasswordField {...field('NewPassword')} label={tReset('newPassword')} />
      {mayBeChanged && faultOf('Otp') === refusal ? <MayBeChanged /> : null}
      <FormFault text={fault} />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={running} aria-busy={running}>
        {tReset(running ? 'changingPassword' : 'changePasswordNow')}
      </Button>
      <ButtonLink to={links.login()} kind="secondary" wide>
        {t('cancel')}
      </ButtonLink>
    </form>
  );
}

/** A code works once: it may be refused because an earlier request, whose answer was lost, changed the password. */
function MayBeChanged() {
  const t = useWords(words);
  const tReset = useWords(resetWords);
  return (
    <p role="alert" className={formStyles.fault}>
      {tReset('mayBeChanged')}{' '}
      <StoreLink to={links.login()} className={linkStyles.text}>
        {t('logIn')}
      </StoreLink>
    </p>
  );
}
