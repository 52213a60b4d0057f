import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'>;

/** A line of text with label, help and fault. Its forms set `noValidate`: faults have the store's own texts. */
export function TextField({ label, help, fault, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} fault={fault ?? null} required={required ?? false}>
      {(ties) => <input {...input} {...ties} className={fieldStyles.input} />}
    </Field>
  );
}

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" dir="ltr" {...props} />;
}

export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...props} />;
}

export function PostalCodeField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="postal-code" dir="ltr" {...props} />;
}
