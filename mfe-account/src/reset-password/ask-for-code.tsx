import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, links, toast, useApi, useLanguage, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { TextField } from 'shared-contracts/kit/text-field';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { typedIn } from '../form/typed-in.ts';
import { usePrefill } from '../form/use-prefill.ts';
import { expectAtDoor } from '../login/expected-email.ts';
import { words } from '../words.ts';
import { sendCode } from './reset-calls.ts';
import { resetWords } from './words.ts';

const RULES = { EmailAddress: { required: true, email: true, max: LIMITS.login.email } } as const;

interface AskForCodeProps {
  /** Whose password it is likely to be; '' when that is not known. */
  readonly email: string;
  readonly onSent: (email: string) => void;
  /** The code was mailed before: the page was closed, or thrown away by a phone, while the mail was read. */
  readonly onHasCode: (email: string) => void;
}

/** Step 1: the e-mail address of the account. */
export function AskForCode({ email, onSent, onHasCode }: AskForCodeProps) {
  const t = useWords(words);
  const says = useWords(resetWords);
  const api = useApi();
  const language = useLanguage();
  const ready = useStore($storageReady);
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [minutesToWait, setMinutesToWait] = useState<number>();
  usePrefill(form, 'EmailAddress', email);

  const { run, running } = useOneAtATime(async () => {
    const typed = check();
    if (!typed) return;
    const address = typed.EmailAddress.trim();
    const outcome = await sendCode(api, address, language);
    setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
    if (outcome.kind === 'sent') onSent(address);
    if (outcome.kind === 'failed') toast.error(t('failed'));
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
      <TextField
        name="EmailAddress"
        label={t('email')}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        fault={faults.EmailAddress ?? null}
        required
      />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={!ready || running} aria-busy={running}>
        {says(running ? 'sendingCode' : 'sendCode')}
      </Button>
      <Button
        kind="quiet"
        disabled={!ready || running}
        onClick={() => {
          const typed = check();
          if (typed) onHasCode(typed.EmailAddress.trim());
        }}
      >
        {says('hasCode')}
      </Button>
      <ButtonLink
        to={links.login()}
        kind="secondary"
        wide
        onClick={() => expectAtDoor(typedIn(form.current, 'EmailAddress'))}
      >
        {t('cancel')}
      </ButtonLink>
    </form>
  );
}
