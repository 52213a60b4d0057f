import { useState } from 'react';
import { toast, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import type { Passkey } from 'shared-contracts/domain/login-security';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { PasswordField } from '../form/password-field.tsx';
import type { PasskeyDialogProps } from './add-passkey-dialog.tsx';
import { deletePasskey } from './calls.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { securityWords } from './words.ts';

const RULES = { Password: { required: true, max: LIMITS.login.password, password: 'given' } } as const;

export function RemovePasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const t = useWords(securityWords);
  const [failed, setFailed] = useState<{ readonly wait: number | null }>();
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ Password }, { api, refuse }) {
      setFailed(undefined);
      const outcome = await deletePasskey(api, passkey.id, Password);
      switch (outcome.kind) {
        case 'removed':
          toast.success(t('passkeyRemoved'), TOAST_MS.standard, 'security');
          return onDone();
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
      title={t('removePasskeyTitle', { name: passkey.name })}
      text={t('removePasskeyText')}
      form={props}
      running={running}
      failed={failed}
      action={t(running ? 'working' : 'confirmRemove')}
      kind="secondary"
      onClose={onClose}
    >
      <PasswordField {...field('Password')} autoComplete="current-password" label={t('yourPassword')} />
    </PasskeyForm>
  );
}
