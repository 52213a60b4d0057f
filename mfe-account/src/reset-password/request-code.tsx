import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, links, useLanguage, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { EmailField } from 'shared-contracts/kit/text-field';
import { FormFault } from '../form/form-fault.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { usePrefill } from '../form/use-prefill.ts';
import { carryEmail } from '../login/carried-email.ts';
import { words } from '../words.ts';
import { sendCode } from './reset-calls.ts';
import { resetWords } from './words.ts';

const RULES = { EmailAddress: { required: true, email: true, max: LIMITS.login.email } } as const;

interface RequestCodeProps {
  /** Prefills the field; '' for none. */
  readonly email: string;
  readonly onSent: (email: string) => void;
  /** The code was already mailed: the page was closed, or a phone discarded it, while the mail was read. */
  readonly onHasCode: (email: string) => void;
}

/** Step 1: the e-mail address of the account. */
export function RequestCode({ email, onSent, onHasCode }: RequestCodeProps) {
  const t = useWords(words);
  const tReset = useWords(resetWords);
  const language = useLanguage();
  const ready = useStore($storageReady);
  const [fault, setFault] = useState('');
  const [minutesToWait, setMinutesToWait] = useState<number>();
  const { props, form, field, typed, check, running } = useForm({
    rules: RULES,
    async submit({ EmailAddress }, { api }) {
      const outcome = await sendCode(api, EmailAddress, language);
      setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
      if (outcome.kind === 'sent') onSent(EmailAddress);
      setFault(outcome.kind === 'failed' ? t('failed') : '');
    },
  });
  usePrefill(form, 'EmailAddress', email);

  return (
    <form {...props} className={formStyles.form}>
      <EmailField {...field('EmailAddress')} label={t('email')} autoComplete="username" />
      <FormFault text={fault} />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={!ready || running} aria-busy={running}>
        {tReset(running ? 'sendingCode' : 'sendCode')}
      </Button>
      <Button
        kind="quiet"
        disabled={!ready || running}
        onClick={() => {
          const right = check();
          if (right) onHasCode(right.EmailAddress);
        }}
      >
        {tReset('hasCode')}
      </Button>
      <ButtonLink to={links.login()} kind="secondary" wide onClick={() => carryEmail(typed().EmailAddress.trim())}>
        {t('cancel')}
      </ButtonLink>
    </form>
  );
}
