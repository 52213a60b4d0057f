import { useState } from 'react';
import { toast, useLanguage, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { TextField } from 'shared-contracts/kit/text-field';
import { PasswordField } from '../form/password-field.tsx';
import { createPasskey } from './calls.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { securityWords } from './words.ts';

const RULES = {
  Name: { required: true, max: LIMITS.passkeys.name },
  Password: { required: true, max: LIMITS.login.password, password: 'given' },
} as const;

export interface PasskeyDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The password confirms who is there, then the browser creates the passkey. */
export function AddPasskeyDialog({ onClose, onDone }: PasskeyDialogProps) {
  const t = useWords(securityWords);
  const language = useLanguage();
  const [failed, setFailed] = useState<{ readonly wait: number | null }>();
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ Name: name, Password: password }, { api, refuse }) {
      setFailed(undefined);
      const outcome = await createPasskey(api, { name, password, language });
      switch (outcome.kind) {
        case 'added':
          toast.success(t('passkeyAdded'), TOAST_MS.standard, 'security');
          return onDone();
        case 'not-created':
          return toast.error(t('passkeyFailed'), TOAST_MS.standard, 'security');
        case 'wrong-password':
          return refuse({ Password: t('passwordWrong') });
        case 'failed':
          return setFailed(outcome);
        case 'session-over':
          return onClose();
      }
    },
  });
  return (
    <PasskeyForm
      title={t('addPasskeyTitle')}
      form={props}
      running={running}
      failed={failed}
      action={t(running ? 'working' : 'confirmAdd')}
      onClose={onClose}
    >
      <TextField {...field('Name')} label={t('passkeyName')} help={t('passkeyNameHelp')} autoComplete="off" />
      <PasswordField {...field('Password')} autoComplete="current-password" label={t('yourPassword')} />
    </PasskeyForm>
  );
}
