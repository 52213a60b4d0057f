import { useRef, useState } from 'react';
import { emit, forgetPerson, links, toast, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { type DeletionOutcome, deleteAccount } from './delete-account.ts';
import { privacyWords } from './words.ts';

const RULES = { Password: { required: true, max: LIMITS.login.password, password: 'given' } } as const;

/** Lists what is deleted and what the law requires to be stored, and asks for the password (ACC-14). */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(privacyWords);
  const [refusal, setRefusal] = useState<DeletionOutcome>();

  // A failed request may have deleted the account before its answer was lost.
  const mayBeDeleted = useRef(false);

  const { props, field, running } = useForm({
    rules: RULES,
    async submit({ Password }, { api, refuse }) {
      setRefusal(undefined);
      const outcome = await deleteAccount(api, Password);
      // Deletion ends the session, so a retry after a lost answer gets a 401.
      if (outcome.kind === 'deleted' || (outcome.kind === 'session-over' && mayBeDeleted.current)) return signOut();
      mayBeDeleted.current = outcome.kind === 'failed' && (outcome.wait === null || mayBeDeleted.current);
      setRefusal(outcome);
      if (outcome.kind === 'wrong-password') refuse({ Password: t('wrongPassword') });
    },
  });

  function signOut() {
    toast.success(t('accountDeleted'), TOAST_MS.standard, 'your-data');
    forgetPerson();
    emit('account:logged-out', { to: links.home() });
  }

  return (
    <ConfirmDialog title={t('deleteAccountTitle')} onClose={onClose}>
      <p>{t('deleteGoes')}</p>
      <p>{t('deleteKept')}</p>
      <form {...props} className={formStyles.form} onChange={() => setRefusal(undefined)}>
        <PasswordField {...field('Password')} autoComplete="current-password" label={t('deletePassword')} />
        {refusal?.kind === 'orders-under-way' ? (
          <p role="alert" className={formStyles.fault}>
            {t('ordersUnderWay')}
          </p>
        ) : null}
        {refusal?.kind === 'failed' ? <Failed wait={refusal.wait} /> : null}
        <DialogActions>
          <Button type="submit" kind="secondary" aria-disabled={running} aria-busy={running}>
            {t(running ? 'deletingAccount' : 'confirmDelete')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('keepAccount')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
