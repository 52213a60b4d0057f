import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'>;

/** Several lines of text with label, help and fault. */
export function TextAreaField({ label, help, fault, required, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} fault={fault ?? null} required={required ?? false}>
      {(ties) => <textarea {...textarea} {...ties} className={fieldStyles.input} />}
    </Field>
  );
}
