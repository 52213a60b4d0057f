import { type ComponentProps, useState } from 'react';
import { useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import { Field } from 'shared-contracts/kit/field';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import type { TextField } from 'shared-contracts/kit/text-field';
import { words } from '../words.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onTyped?: (password: string) => void;
}

/** Allows showing, pasting and password managers (ACC-06). */
export function PasswordField({ label, help, fault, onTyped, ...input }: PasswordFieldProps) {
  const t = useWords(words);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} fault={fault ?? null} required>
      {(ties) => (
        <div className={styles.password}>
          <input
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={fieldStyles.input}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            onInput={(event) => onTyped?.(event.currentTarget.value)}
          />
          <IconButton
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            <Eye crossed={shown} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}

function Eye({ crossed }: { readonly crossed: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
      <circle cx="10" cy="10" r="2.5" />
      {crossed ? <path d="m3 3 14 14" /> : null}
    </svg>
  );
}
