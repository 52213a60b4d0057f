import { useState } from 'react';
import { toast, useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { PasswordField } from '../form/password-field.tsx';
import type { PasskeyDialogProps } from './add-passkey-dialog.tsx';
import { deletePasskey } from './calls.ts';
import type { Passkey } from './passkeys.tsx';
import { securityWords } from './words.ts';

const RULES = { Password: { required: true, max: LIMITS.login.password, password: 'given' } } as const;

export function RemovePasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const t = useWords(securityWords);
  const api = useApi();
  const [failed, setFailed] = useState<{ readonly wait: number | null }>();
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ Password }, { refuse }) {
      setFailed(undefined);
      const outcome = await deletePasskey(api, passkey.PasskeyID, Password);
      switch (outcome.kind) {
        case 'removed':
          toast.success(t('passkeyRemoved'));
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
    <ConfirmDialog title={t('removePasskeyTitle', { name: passkey.Name })} onClose={onClose}>
      <p>{t('removePasskeyText')}</p>
      <form {...props} className={formStyles.form}>
        <PasswordField {...field('Password')} autoComplete="current-password" label={t('yourPassword')} />
        {failed ? <Failed wait={failed.wait} /> : null}
        <DialogActions>
          <Button type="submit" kind="secondary" aria-disabled={running} aria-busy={running}>
            {t(running ? 'working' : 'confirmRemove')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
