import { useState } from 'react';
import { toast, useApi, useWords } from 'shared-contracts';
import { renamePasskey } from 'shared-contracts/api/rename-passkey';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextField } from 'shared-contracts/kit/text-field';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { words } from '../words.ts';
import type { PasskeyDialogProps } from './add-passkey-dialog.tsx';
import { isMissing } from './calls.ts';
import type { Passkey } from './passkeys.tsx';
import { securityWords } from './words.ts';

const RULES = { Name: { required: true, max: LIMITS.passkeys.name } } as const;

export function RenamePasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const api = useApi();
  const [Name, setName] = useState(passkey.Name);
  const { props, field, running } = useForm({
    rules: RULES,
    values: { Name },
    change: (changed) => setName(changed.Name ?? ''),
    async submit(typed) {
      const result = await api.call(renamePasskey, { PasskeyID: passkey.PasskeyID, Name: typed.Name });
      if (!result.ok && !isMissing(result.error)) return toast.error(common('failed'));
      if (result.ok) toast.success(t('passkeyRenamed'));
      onDone();
    },
  });
  return (
    <ConfirmDialog title={t('renamePasskeyTitle')} onClose={onClose}>
      <form {...props} className={formStyles.form}>
        <TextField {...field('Name')} label={t('passkeyName')} autoComplete="off" />
        <DialogActions>
          <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
            {t('saveName')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
