import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'>;

/** A choice from a short list, as the device's own picker; give <option>s as children. */
export function SelectField({ label, help, fault, required, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} fault={fault ?? null} required={required ?? false}>
      {(ties) => (
        <select {...select} {...ties} className={fieldStyles.input}>
          {children}
        </select>
      )}
    </Field>
  );
}
