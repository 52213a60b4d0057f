import { useState } from 'react';
import { toast, useWords } from 'shared-contracts';
import { renamePasskey } from 'shared-contracts/api/rename-passkey';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import type { Passkey } from 'shared-contracts/domain/login-security';
import { useForm } from 'shared-contracts/kit/form/use-form';
import { TextField } from 'shared-contracts/kit/text-field';
import { words } from '../words.ts';
import type { PasskeyDialogProps } from './add-passkey-dialog.tsx';
import { isMissing } from './calls.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { securityWords } from './words.ts';

const RULES = { Name: { required: true, max: LIMITS.passkeys.name } } as const;

export function RenamePasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const [Name, setName] = useState(passkey.name);
  const { props, field, running } = useForm({
    rules: RULES,
    values: { Name },
    change: (changed) => setName(changed.Name ?? ''),
    async submit(typed, { api }) {
      const result = await api.call(renamePasskey, { PasskeyID: passkey.id, Name: typed.Name });
      if (!result.ok && !isMissing(result.error)) return toast.error(common('failed'), TOAST_MS.standard, 'security');
      if (result.ok) toast.success(t('passkeyRenamed'), TOAST_MS.standard, 'security');
      onDone();
    },
  });
  return (
    <PasskeyForm
      title={t('renamePasskeyTitle')}
      form={props}
      running={running}
      action={t('saveName')}
      onClose={onClose}
    >
      <TextField {...field('Name')} label={t('passkeyName')} autoComplete="off" />
    </PasskeyForm>
  );
}
