import { type ReactNode, useId } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import type { FieldFault } from '../contract/domain/validation.ts';
import styles from './field.module.css';
import { faultText } from './field-fault.tsx';

/** A fault of `checkField`, whose text names the label, or the field's own text. */
export type Fault = FieldFault | string;

export interface FieldProps {
  readonly label: string;
  /** Help before filling it in. */
  readonly help?: ReactNode;
  readonly fault?: Fault | null;
  readonly required?: boolean;
}

/** Spread onto the control: ties it to its label, help and fault. */
interface ControlTies {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Label above, help below, fault last in words with an icon, all tied to the control for assistive technology. */
export function Field({
  label,
  help,
  fault,
  required = false,
  children,
}: FieldProps & { readonly children: (ties: ControlTies) => ReactNode }) {
  const t = useWords(contractWords);
  const id = useId();
  const message = typeof fault === 'object' && fault ? faultText(t, fault, label) : fault;
  const describedBy = [help ? `${id}-help` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required,
        ...(message ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {message && (
        <p className={styles.error} id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  );
}
