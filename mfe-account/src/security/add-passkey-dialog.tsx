import { useState } from 'react';
import { toast, useApi, useLanguage, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextField } from 'shared-contracts/kit/text-field';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { createPasskey } from './calls.ts';
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
  const api = useApi();
  const language = useLanguage();
  const [failed, setFailed] = useState<{ readonly wait: number | null }>();
  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ Name: name, Password: password }, { refuse }) {
      setFailed(undefined);
      const outcome = await createPasskey(api, { name, password, language });
      switch (outcome.kind) {
        case 'added':
          toast.success(t('passkeyAdded'));
          return onDone();
        case 'not-created':
          return toast.error(t('passkeyFailed'));
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
    <ConfirmDialog title={t('addPasskeyTitle')} onClose={onClose}>
      <form {...props} className={formStyles.form}>
        <TextField {...field('Name')} label={t('passkeyName')} help={t('passkeyNameHelp')} autoComplete="off" />
        <PasswordField {...field('Password')} autoComplete="current-password" label={t('yourPassword')} />
        {failed ? <Failed wait={failed.wait} /> : null}
        <DialogActions>
          <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
            {t(running ? 'working' : 'confirmAdd')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
