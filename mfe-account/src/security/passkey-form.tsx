import type { ComponentProps, ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import formStyles from 'shared-contracts/kit/form.module.css';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { securityWords } from './words.ts';

interface PasskeyFormProps {
  readonly title: string;
  /** What happens, above the fields. */
  readonly text?: string;
  readonly form: ComponentProps<'form'>;
  readonly running: boolean;
  readonly failed?: { readonly wait: number | null } | undefined;
  /** The text of the button that submits. */
  readonly action: string;
  readonly kind?: 'primary' | 'secondary';
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog in which a passkey is added, renamed or removed. */
export function PasskeyForm({
  title,
  text,
  form,
  running,
  failed,
  action,
  kind = 'primary',
  ...rest
}: PasskeyFormProps) {
  const t = useWords(securityWords);
  const { onClose, children } = rest;
  return (
    <ConfirmDialog title={title} onClose={onClose}>
      {text ? <p>{text}</p> : null}
      <form {...form} className={formStyles.form}>
        {children}
        {failed ? <Failed wait={failed.wait} /> : null}
        <DialogActions>
          <Button type="submit" kind={kind} aria-disabled={running} aria-busy={running}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
